import type { Core } from '@strapi/strapi';
import { phaseAt } from 'beursvloer-domain/fair';
import { organiser } from '../platform/access/admin-permissions';
import { fairNow } from '../platform/clock/fair-now';
import { formatDay } from '../platform/clock/format-day';
import type { TodayFact } from '../platform/today/today';
import { hallTime, openDays } from './phase';
import { countdownTexts } from './texts';

const dayMs = 24 * 60 * 60 * 1000;

/** How far off the fair is, or which of its days this is. */
export const countdownFact: TodayFact = {
  permission: null,
  async read(strapi, may) {
    const text = await countdownOf(strapi);
    if (text !== null) return { text, link: null };
    const mayFillIn = may(organiser);
    return {
      text: mayFillIn ? countdownTexts.noDays : countdownTexts.noDaysForOthers,
      link: mayFillIn
        ? { text: countdownTexts.fillIn, to: `/content-manager/single-types/${organiser.subject}` }
        : null,
    };
  },
};

/** Null when no days were entered. */
async function countdownOf(strapi: Core.Strapi): Promise<string | null> {
  const days = await openDays(strapi);
  const moment = hallTime(fairNow(strapi));
  const dates = [...new Set(days.map(({ date }) => date))].sort();
  const [first] = dates;
  if (first === undefined) return null;
  const phase = phaseAt(days, moment);
  if (phase === 'after') return countdownTexts.over;
  if (phase !== 'during') return countdownTexts.ahead(daysUntil(moment.day, first), formatDay(first, 'nl'));
  // A fair may have days on which it is closed.
  const next = dates.find((date) => date >= moment.day) ?? first;
  const which = { day: dates.indexOf(next) + 1, of: dates.length };
  return next === moment.day
    ? countdownTexts.open(which)
    : countdownTexts.closedToday(which, daysUntil(moment.day, next));
}

const daysUntil = (from: string, until: string) =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
