import { openNewTab } from '../../components/new-tab/new-tab';

openNewTab(document.body);
