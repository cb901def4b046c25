import { language } from './messages';

/** A day and a time of day, as the player's language writes them. */
export const formatDate = (date: Date): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' }).format(date);
