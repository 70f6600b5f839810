import { todayAtFair } from '../content/cache/by-the-clock.server';
import { listCalendar } from '../content/types/calendar-item';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { arrangeCalendar } from './months';

export async function loadCalendar(context: RequestContext) {
  const today = todayAtFair();
  return { today, ...arrangeCalendar(await listCalendar(cmsFor(context)), today) };
}

export type CalendarData = Awaited<ReturnType<typeof loadCalendar>>;
