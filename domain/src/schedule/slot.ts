import type { Moment } from './moment.js';
import { timeAfter, durationOf } from './moment.js';
import { quote } from './text.js';

/** The day and the times of a session, and what is wrong with them, in Dutch. */
interface ReadSlot {
  slot: { day?: string; startTime?: string; endTime?: string };
  problems: string[];
}

/** The slot of an event with a beginning and an end or a duration, as programs write them. */
export function eventSlot(
  start: { moment: Moment | null; said: string },
  { end, endSaid, duration }: { end: Moment | null; endSaid: string; duration: string },
): ReadSlot {
  const { moment, said } = start;
  if (moment === null)
    return {
      slot: {},
      problems: [said === '' ? 'De begintijd ontbreekt.' : `Het begin ${quote(said)} kunnen we niet lezen.`],
    };
  const slot = { day: moment.day, startTime: moment.time };
  const rejected = (problem: string): ReadSlot => ({ slot, problems: [problem] });
  if (end !== null)
    return end.day === moment.day
      ? { slot: { ...slot, endTime: end.time }, problems: [] }
      : rejected(`Het einde ${quote(endSaid)} ligt niet op de dag van het begin.`);
  const minutes = durationOf(duration);
  if (minutes === null) {
    if (endSaid !== '') return rejected(`Het einde ${quote(endSaid)} kunnen we niet lezen.`);
    return rejected(
      duration === ''
        ? 'Het einde ontbreekt, en ook de duur.'
        : `De duur ${quote(duration)} kunnen we niet lezen: een half uur is 00:30.`,
    );
  }
  const endTime = timeAfter(moment.time, minutes);
  return endTime === null
    ? rejected(`Het einde ligt na middernacht: begin ${moment.time}, duur ${quote(duration)}.`)
    : { slot: { ...slot, endTime }, problems: [] };
}
