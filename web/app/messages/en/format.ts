import { formatsWith, withoutZero } from '../format';

/** As the British write them: `Tue 9 Feb 2027, 9:30–17:30`, `€1,250.00`. */
export const english = formatsWith({
  locale: 'en-GB',
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  through: 'to',
  time: withoutZero,
  timeRange: (start, end) => `${withoutZero(start)}–${withoutZero(end)}`,
  price: (sign, amount) => `${sign}€${amount}`,
});
