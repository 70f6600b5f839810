const format = new Intl.DateTimeFormat('nl', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/**
 * A moment as lists say it, in the time of the fair; a dash for one that has not come.
 * @param at in ms since 1970
 */
export const inWords = (at: number | null): string => (at === null ? '–' : format.format(at));
