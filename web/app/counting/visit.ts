import type { SentBatch } from 'beursvloer-domain/statistics';
import { bounded } from './bounded';
import type { Reported } from './events';
import type { ShownPage } from './shown-page';
import type { Stored } from './stored';

/** A visit ends after half an hour in which nothing is done: docs/behaviour.md. */
const maxIdleMs = 30 * 60_000;
/** The most seconds that the site takes. */
const maxSeconds = 4 * 60 * 60;

/** A visit in one tab. Times are in ms on the clock `now`. */
interface Visit {
  activeAt: number;
  eventAt?: number;
  page?: string;
  /** Searches so far, so that each counts once. */
  searched: string[];
  isPaused?: boolean;
  origin: Pick<SentBatch, 'source' | 'campaign'>;
}

/**
 * The visit in this tab, from its first page until half an hour after the last thing somebody did, and the page it is at.
 * @param now as that of the queue
 * @param add as that of the queue
 */
export function createVisit(
  now: () => number,
  stored: Stored,
  add: (event: Reported, agoMs?: number) => void,
) {
  let visit = (stored.load() ?? {}) as Visit;
  let page: ShownPage | undefined;
  /** Since when the page is in view; 0 while it is not. */
  let inViewAt = 0;
  let depth = 0;

  function record(event: Reported) {
    const at = now();
    const since = visit.eventAt && bounded((at - visit.eventAt) / 1000, maxSeconds);
    visit.eventAt = at;
    add({ ...event, since } as Reported);
    stored.save(visit);
  }

  function pause(isPaused: boolean) {
    if (isPaused === !visit.isPaused) {
      visit.isPaused = isPaused;
      record({ eventType: 'session', action: isPaused ? 'pause' : 'resume' });
    }
  }

  /** Counts what was read until now. Nobody reads after the visit has ended. */
  function read() {
    const readMs = Math.min(now(), visit.activeAt + maxIdleMs) - inViewAt;
    const seconds = inViewAt && bounded(readMs / 1000, maxSeconds);
    if (seconds && page?.isView) add({ eventType: 'read', url: page.url, seconds, depth });
    inViewAt = 0;
  }

  /**
   * Somebody does something.
   * @param shown the page that is shown now; without one, a visit that begins does so at the page that is shown already
   */
  function touch(shown?: ShownPage) {
    const at = now();
    const idleMs = at - visit.activeAt;
    const begins = !(idleMs <= maxIdleMs);
    if (shown || begins) read();
    if (begins) {
      // The visit before ended with the last thing somebody did.
      if (idleMs) add({ eventType: 'session', action: 'stop' }, idleMs);
      visit = { activeAt: at, searched: [], origin: originOfDocument() };
      record({ eventType: 'session', action: 'start' });
      shown ??= page;
    }
    visit.activeAt = at;
    if (!document.hidden) {
      inViewAt ||= at;
      pause(false);
    }
    if (shown) {
      page = shown;
      depth = 0;
      if (shown.event) add(shown.event);
      if (shown.isView) {
        const from = visit.page;
        visit.page = shown.url;
        record({ eventType: 'pageview', url: shown.url, from });
      }
    }
    const main = document.querySelector('main')?.getBoundingClientRect();
    if (main) depth = Math.max(depth, bounded((100 * (innerHeight - main.top)) / main.height, 100));
  }

  return {
    touch: () => touch(),
    show: (shown = page) => touch(shown),
    hide: () => {
      read();
      pause(true);
    },
    /** Something happened to what features have marked; a search counts once in a visit. See marks.ts. */
    report: (mark?: string, changes?: object) => {
      if (!mark) return;
      const event = { ...JSON.parse(mark), url: page?.url, ...changes } as Reported;
      if ('text' in event) {
        if (visit.searched.includes(event.text)) return;
        visit.searched.push(event.text);
      }
      record(event);
    },
    origin: () => visit.origin,
  };
}

/** The source of a visit that begins in this document. The site knows which host is its own. */
function originOfDocument(): Visit['origin'] {
  return {
    source: document.referrer.split('/')[2],
    // Null without one, which the site passes over.
    campaign: new URLSearchParams(location.search).get('utm_campaign') as string,
  };
}
