import { dayOf, type Device, type StoredEvent } from 'beursvloer-domain/statistics';
import { fairTime, startOfDay } from '../../src/platform/clock/fair-time';
import type { CountedContent } from './content';
import { busyness, hoursOf, isFairDay, newsletterDays } from './curves';
import type { Random } from './random';
import { eventsOfVisit } from './visit';

/** A browser that comes back now and then. */
interface Browser {
  device: Device;
  language: 'nl' | 'en';
  /** For how many browsers it stands: as many rows, and numbers of a real fair. */
  times: number;
  lastDay: number | null;
}

export interface EditionPlan {
  /** First day of the fair, in days since 1970. */
  fairDay: number;
  /** Days that are made up, both included. */
  first: number;
  last: number;
  /** Visits on a day of busyness 1. */
  visitsPerDay: number;
}

/** Most browsers on a usual day were there before. */
const returning = 0.35;
/** The most recent browsers are those that come back. */
const mostRemembered = 400;
const robotsPerDay = 9;

/** Makes up an edition, day by day; the same for the same random numbers. */
export function* editionDays(
  { fairDay, first, last, visitsPerDay }: EditionPlan,
  content: CountedContent,
  random: Random,
): Generator<{ day: number; events: StoredEvent[] }> {
  const browsers: Browser[] = [];
  for (let day = first; day <= last; day += 1) {
    const untilFair = fairDay - day;
    const expected = visitsPerDay * busyness(untilFair, dayOf(day)) * (0.8 + random.below(400) / 1000);
    const visits = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
    const events: StoredEvent[] = [];
    for (let count = 0; count < visits; count += 1) {
      const browser = browserOf(browsers, untilFair, random);
      const gap = browser.lastDay === day ? null : browser.lastDay === null ? -1 : day - browser.lastDay;
      browser.lastDay = day;
      const { device, language, times } = browser;
      const at = moment(day, untilFair, random);
      events.push(...eventsOfVisit({ at, untilFair, device, language, times, gap }, content, random));
    }
    events.push(...robotViews(day, content, random));
    // A visit that goes on after midnight would count on the next day.
    yield { day, events: events.filter(({ at }) => fairTime(at).day === day) };
  }
}

/** The organiser's notes at days of an edition, which explain its peaks. */
export function notesOf({ fairDay, first, last }: EditionPlan): { day: number; text: string }[] {
  return [
    ...newsletterDays.map((before) => ({ day: fairDay - before, text: 'Nieuwsbrief verstuurd' })),
    { day: fairDay, text: 'Eerste beursdag' },
  ].filter(({ day }) => day >= first && day <= last);
}

function browserOf(browsers: Browser[], untilFair: number, random: Random): Browser {
  const known = browsers.slice(-mostRemembered);
  if (known.length > 0 && random.chance(returning)) return random.pick(known);
  const phones = isFairDay(untilFair) ? 0.86 : 0.52;
  const browser: Browser = {
    device: random.chance(phones) ? 'phone' : random.chance(0.93) ? 'desktop' : 'tablet',
    language: random.chance(0.93) ? 'nl' : 'en',
    times: 3 + random.below(19),
    lastDay: null,
  };
  browsers.push(browser);
  return browser;
}

/** A moment of a day, at the hours at which visits begin. */
function moment(day: number, untilFair: number, random: Random): number {
  const hours = hoursOf(untilFair);
  let left = random.below(hours.reduce((sum, weight) => sum + weight, 0));
  const hour = hours.findIndex((weight) => (left -= weight) < 0);
  return startOfDay(day) + Math.max(0, hour) * 3600 + random.below(3600);
}

function robotViews(day: number, { exhibitors }: CountedContent, random: Random): StoredEvent[] {
  return Array.from({ length: robotsPerDay }, () => ({
    id: '',
    at: startOfDay(day) + random.below(22 * 3600),
    kind: 'robotView' as const,
    page: random.chance(0.4) ? '/' : `/standhouders/${random.pick(exhibitors).number}`,
    times: 1 + random.below(12),
  }));
}
