import type { SentBatch, SentEvent, StoredEvent } from 'beursvloer-domain/statistics';

/** Parts of a path that name nobody: letters, and numbers of documents. */
const plainPath = /^(?:\/[a-z0-9-]{1,60}){0,2}$/;

/**
 * Events that count, of those that a browser sent to the content backend itself. They have no text that
 * people made: no words, hosts or campaigns, and of paths only those that `isPage` knows.
 * @param nowMs when they arrived
 */
export function eventsOf(
  { events, device }: SentBatch,
  nowMs: number,
  isPage: (path: string) => boolean,
): StoredEvent[] {
  const pageOf = (url: string) => {
    const page = withoutNames(url);
    return isPage(page) ? page : 'other';
  };
  return events.flatMap((event) => {
    const counted = countedOf(event, pageOf);
    if (counted === null) return [];
    const { id, age } = event;
    const language = 'url' in event ? { language: languageOf(event.url) } : {};
    const at = Math.floor((nowMs - age) / 1000);
    return [{ id, at, ...language, ...(device !== undefined && { device }), ...counted }];
  });
}

type Counted = Omit<StoredEvent, 'id' | 'at'>;

function countedOf(event: SentEvent, pageOf: (url: string) => string): Counted | null {
  switch (event.eventType) {
    case 'pageview': {
      const { url, from, since } = event;
      return {
        kind: 'view',
        page: pageOf(url),
        ...(from !== undefined && { from: pageOf(from) }),
        ...(since !== undefined && { since }),
      };
    }
    case 'read':
      return { kind: 'read', page: pageOf(event.url), value: event.seconds, depth: event.depth };
    case 'content':
      return { kind: `content.${event.type}`, subject: String(event.item) };
    case 'marketing':
      return { kind: `marketing.${event.action}`, page: pageOf(event.url) };
    case 'lead':
      return { kind: `lead.${event.action}`, subject: String(event.exhibitor), page: pageOf(event.url) };
    case 'session': {
      const { action, since } = event;
      return { kind: `session.${action}`, ...(since !== undefined && { since }) };
    }
    case 'user':
      return { kind: `user.${event.action}` };
    case 'emailLink':
      return { kind: 'emailLink', subject: event.link };
    case 'search':
      return { kind: 'search', value: event.results };
    case 'notFound':
      return { kind: 'notFound' };
    case 'outbound':
      return { kind: 'outbound', page: pageOf(event.url) };
  }
}

const languageOf = (url: string): string => (/^\/en(?:\/|$|\?)/.test(url) ? 'en' : 'nl');

/** The path without language, query and the name behind a number; `/` for what cannot be a page of ours. */
function withoutNames(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const own = path.replace(/^\/en(?=\/|$)/, '').replace(/\/$/, '');
  const detail = /^(\/[a-z0-9-]{1,60}\/\d{1,10})(?:\/[^/]*)?$/.exec(own)?.[1];
  if (detail !== undefined) return detail;
  return plainPath.test(own) ? own || '/' : '';
}
