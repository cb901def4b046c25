import { language } from './messages';

/** A moment as day and time of day where the player is, as the player's language writes them. */
export const formatMoment = (moment: Date | number): string =>
  new Intl.DateTimeFormat(language(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    calendar: 'gregory',
  }).format(moment);
