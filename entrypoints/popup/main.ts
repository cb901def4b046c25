import { mount } from '../../components/app/mount';

mount(document.body);
