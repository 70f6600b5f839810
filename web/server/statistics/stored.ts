import type { SentBatch, SentEvent, StoredEvent } from 'beursvloer-domain/statistics';
import { isOwnCampaign, knownSource } from './sources';
import type { Texts } from './text-counts';

export interface CountedPage {
  /** As in `StoredEvent.page`; `*` for what is no page. */
  page: string;
  language: string;
  countsViews: boolean;
}

export interface CountedPages {
  /** Resolves when `pageOf` knows the pages, soon in any case. */
  ready: () => Promise<void>;
  pageOf: (url: string) => CountedPage;
}

export interface StoringParts {
  pageOf: CountedPages['pageOf'];
  texts: Texts;
  /** Of the site: a visit that came from itself came from nowhere. */
  siteHost: string;
}

export interface Sender {
  nowMs: number;
  isRobot: boolean;
  /** Stands for the browser in this process; null for one without a valid session. */
  browser: string | null;
}

type Details = Omit<StoredEvent, 'id' | 'at'>;

/**
 * Turns a batch into stored events: with routes instead of URLs, and without texts that fewer than five
 * browsers brought.
 */
export function toStored(batch: SentBatch, sender: Sender, parts: StoringParts): StoredEvent[] {
  const { events } = batch;
  // Once a visit, or one browser would count as many.
  const begins = events.some((event) => event.eventType === 'pageview' && event.from === undefined);
  const visit = sender.isRobot ? {} : visitOf(batch, begins, sender, parts);
  return events.flatMap((event) => {
    const at = Math.floor((sender.nowMs - event.age) / 1000);
    return detailsOf(event, sender, parts).map((details, index) => ({
      // A second event of one that was sent has an id that follows from it.
      id: index === 0 ? event.id : `t${event.id}`,
      at,
      ...details,
      ...visit,
    }));
  });
}

function visitOf(
  { device, source, campaign }: SentBatch,
  begins: boolean,
  { browser }: Sender,
  { texts, siteHost }: StoringParts,
): Partial<StoredEvent> {
  const textOf = (kind: 'source' | 'campaign', text: string) =>
    (begins ? texts.bring(kind, text, browser)?.text : texts.known(kind, text)) ?? null;
  const visit: Partial<StoredEvent> = {};
  if (device !== undefined) visit.device = device;
  if (source !== undefined && source !== siteHost)
    visit.source = knownSource(source) ?? textOf('source', source) ?? 'other';
  const name = campaign?.toLowerCase();
  const known = name === undefined ? null : isOwnCampaign(name) ? name : textOf('campaign', name);
  if (known !== null) visit.campaign = known;
  return visit;
}

function detailsOf(event: SentEvent, { isRobot, browser }: Sender, parts: StoringParts): Details[] {
  const { texts } = parts;
  const where = (url: string) => {
    const { page, language } = parts.pageOf(url);
    return { page, language };
  };
  if (event.eventType === 'pageview') {
    const { countsViews, ...place } = parts.pageOf(event.url);
    if (!countsViews) return [];
    if (isRobot) return [{ kind: 'robotView', ...place }];
    const from = event.from === undefined ? {} : { from: parts.pageOf(event.from).page };
    return [{ kind: 'view', ...place, ...from, ...sinceOf(event) }];
  }
  if (isRobot) return [];
  switch (event.eventType) {
    case 'read':
      return [{ kind: 'read', ...where(event.url), value: event.seconds, depth: event.depth }];
    case 'content':
      return [{ kind: `content.${event.type}`, subject: String(event.item) }];
    case 'marketing':
      return [{ kind: `marketing.${event.action}`, subject: event.item.toLowerCase(), ...where(event.url) }];
    case 'lead':
      return [{ kind: `lead.${event.action}`, subject: String(event.exhibitor), ...where(event.url) }];
    case 'session':
      return [{ kind: `session.${event.action}`, ...sinceOf(event) }];
    case 'search': {
      const known = texts.bring('search', event.text, browser);
      const search: Details = { kind: 'search', value: event.results };
      if (known === null) return [search];
      // Of a search that found something the number of browsers is enough.
      const subject = event.results === 0 ? { subject: known.text } : {};
      return [
        { ...search, ...subject },
        { kind: 'searchTerm', ...textDetails(known) },
      ];
    }
    case 'notFound': {
      const known = texts.bring('path', pathOf(event.url), browser);
      const { language } = parts.pageOf(event.url);
      const notFound: Details = { kind: 'notFound', language };
      return known === null ? [notFound] : [notFound, { kind: 'notFoundPath', ...textDetails(known) }];
    }
    case 'outbound': {
      const known = texts.bring('host', event.host, browser);
      return [{ kind: 'outbound', ...(known && { subject: known.text }), ...where(event.url) }];
    }
    // The site records these itself, where they happen.
    case 'user':
    case 'emailLink':
      return [];
  }
}

const sinceOf = ({ since }: { since?: number }) => (since === undefined ? {} : { since });

const textDetails = ({ text, browsers }: { text: string; browsers: number }) =>
  browsers > 1 ? { subject: text, value: browsers } : { subject: text };

function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
