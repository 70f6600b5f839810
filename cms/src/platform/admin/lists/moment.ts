import { formatDay } from '../../clock/format-day';

const atFair = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * A moment as lists say it, in the time of the fair: `di 9 feb 2027, 10.30`. A dash for one that has not come.
 * @param at in ms since 1970
 */
export function inWords(at: number | null): string {
  if (at === null) return '–';
  const [day = '', time = ''] = atFair.format(at).split(' ');
  return `${formatDay(day, 'nl')}, ${timeInWords(time)}`;
}

/**
 * A time of the day as Dutch people write it: `9.30`.
 * @param time `HH:mm`, with or without seconds
 */
export const timeInWords = (time: string): string => time.slice(0, 5).replace(/^0/, '').replace(':', '.');
