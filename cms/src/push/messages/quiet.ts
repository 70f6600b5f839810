import { fairTime } from '../../platform/clock/fair-time';

const hourMs = 60 * 60 * 1000;
/** Nobody is woken: from ten in the evening to seven in the morning, on the fair's clock. */
const quietFrom = 22;
const quietUntil = 7;

/** When a message may be sent that is ready now: at once, or when the night is over; in ms since 1970. */
export function afterNight(now: number): number {
  let at = now;
  // Zones change at whole hours, and so does the night.
  while (isNight(at)) at = (Math.floor(at / hourMs) + 1) * hourMs;
  return at;
}

function isNight(at: number): boolean {
  const { hour } = fairTime(at / 1000);
  return hour >= quietFrom || hour < quietUntil;
}
