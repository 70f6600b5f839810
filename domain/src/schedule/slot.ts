import type { Moment } from './moment.js';
import { timeAfter, durationOf } from './moment.js';
import { slotProblems } from './texts.js';

interface ReadSlot {
  slot: { day?: string; startTime?: string; endTime?: string };
  problems: string[];
}

export function eventSlot(
  start: { moment: Moment | null; said: string },
  { end, endSaid, duration }: { end: Moment | null; endSaid: string; duration: string },
): ReadSlot {
  const { moment, said } = start;
  if (moment === null)
    return {
      slot: {},
      problems: [said === '' ? slotProblems.noStart : slotProblems.unreadableStart(said)],
    };
  const slot = { day: moment.day, startTime: moment.time };
  const rejected = (problem: string): ReadSlot => ({ slot, problems: [problem] });
  if (end !== null)
    return end.day === moment.day
      ? { slot: { ...slot, endTime: end.time }, problems: [] }
      : rejected(slotProblems.endOnOtherDay(endSaid));
  const minutes = durationOf(duration);
  if (minutes === null) {
    if (endSaid !== '') return rejected(slotProblems.unreadableEnd(endSaid));
    return rejected(duration === '' ? slotProblems.noEnd : slotProblems.unreadableDuration(duration));
  }
  const endTime = timeAfter(moment.time, minutes);
  return endTime === null
    ? rejected(slotProblems.endAfterMidnight(moment.time, duration))
    : { slot: { ...slot, endTime }, problems: [] };
}
