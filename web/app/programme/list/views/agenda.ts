import { byTime, type Timed } from '../../session-time';

export interface TimeGroup<T> {
  time: string;
  sessions: T[];
}

export interface DayGroup<T> {
  day: string;
  count: number;
  times: TimeGroup<T>[];
}

/** Groups sessions by day and then by start time; sessions that start together keep the order they came in. */
export function groupByDay<T extends Timed>(sessions: readonly T[]): DayGroup<T>[] {
  const days: DayGroup<T>[] = [];
  for (const session of [...sessions].sort(byTime)) {
    let day = days.at(-1);
    if (day?.day !== session.day) {
      day = { day: session.day, count: 0, times: [] };
      days.push(day);
    }
    let slot = day.times.at(-1);
    if (slot?.time !== session.startTime) {
      slot = { time: session.startTime, sessions: [] };
      day.times.push(slot);
    }
    slot.sessions.push(session);
    day.count += 1;
  }
  return days;
}
