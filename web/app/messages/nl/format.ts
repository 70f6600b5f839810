import { formatsWith, withoutZero } from '../format';

const dutchTime = (time: string) => withoutZero(time).replace(':', '.');

export const dutch = formatsWith({
  locale: 'nl-NL',
  shortMonths: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  through: 't/m',
  time: dutchTime,
  timeRange: (start, end) => `${dutchTime(start)}–${dutchTime(end)} uur`,
  price: (sign, amount) => `€\u00a0${sign}${amount}`,
});
