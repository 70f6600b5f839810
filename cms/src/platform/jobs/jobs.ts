import { createRegistry } from '../registry';
import type { TimedJob } from './timed-jobs';

/** Everything that the content backend does at certain times, in the order of the night. */
export const timedJobs = createRegistry<TimedJob>();

/** The rule of a job that runs once a day, in the time of the fair. */
export const everyNight = (hour: number, minute: number) => `0 ${minute} ${hour} * * *`;

/** Puts what runs once a day in the order of its times, and what runs more often behind it. */
export function inOrderOfNight(jobs: readonly TimedJob[]): TimedJob[] {
  const minuteOf = ({ rule }: TimedJob) => {
    const [, minute, hour] = rule.split(' ').map(Number);
    const at = Number(hour) * 60 + Number(minute);
    return Number.isNaN(at) ? Infinity : at;
  };
  // Two that run more often stay in their order: Infinity minus Infinity is no number.
  return [...jobs].sort((one, other) => minuteOf(one) - minuteOf(other) || 0);
}
