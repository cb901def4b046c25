import { t } from '../i18n/messages';

/** How many there are of something in a file, here, and after the file was taken in. */
export const countsInWords = (what: string, ...counts: readonly number[]): string =>
  t('dataCounts', what, ...counts);
