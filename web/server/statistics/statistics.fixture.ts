import { startSite, type TestSite } from '../testing.fixture';
import type { ServerEnvironment } from '../environment';
import type { EventLogOptions } from './log/event-log';
import { makeFolder, startReceiver } from './log.fixture';
import { createStatistics, type Statistics } from './statistics';
import type { CountedPages } from './stored';

const dayMs = 24 * 60 * 60 * 1000;

/** The value of the cookie `session` of a browser that came first at `iat`. */
export function sessionOf(iat: number, more: Record<string, unknown> = {}): string {
  return Buffer.from(JSON.stringify({ id: 0, iat, exp: iat + 365 * dayMs, ...more })).toString('base64');
}

/** `/nieuws` and `/standhouders/12` are pages; `/health` is none. */
const pages: CountedPages = {
  ready: () => Promise.resolve(),
  pageOf(url) {
    const path = url.split('?', 1)[0] ?? '';
    const page = path.replace(/^\/en(?=\/|$)/, '') || '/';
    const isKnown = /^\/(?:nieuws|standhouders\/12|health)?$/.test(page);
    return {
      page: isKnown ? page : '*',
      language: page === path ? 'nl' : 'en',
      countsViews: page !== '/health',
    };
  },
};

export interface CountingSite {
  site: TestSite;
  statistics: Statistics;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** Sends a batch, as a page of the site does. */
  send: (
    data: unknown,
    more?: { headers?: Record<string, string>; path?: string; body?: string },
  ) => ReturnType<TestSite['ask']>;
  /** All that was handed over so far, without ids and times. */
  counted: () => Record<string, unknown>[];
  close: () => Promise<void>;
}

/** A site that counts, before a content backend that takes what it counts. */
export async function startCounting(
  settings: Partial<ServerEnvironment> = {},
  options: Pick<EventLogOptions, 'segmentAgeMs' | 'disk'> = {},
): Promise<CountingSite> {
  const { folder, remove } = await makeFolder();
  const receiver = await startReceiver();
  const statistics = createStatistics(
    {
      siteUrl: new URL('http://fair.example'),
      contentUrl: receiver.url,
      contentPrefix: '/api',
      purgeSecret: 'sixteen characters',
      statisticsFolder: folder,
      maxStatisticsBytes: 10_000_000,
      ...settings,
    },
    pages,
    { segmentAgeMs: 5, groupMs: 0, ...options },
  );
  await statistics.open();
  const site = await startSite(
    (req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        const isWrong = body.includes('wrong');
        res.writeHead(isWrong ? 400 : 200, { 'content-type': 'application/json' });
        res.end(JSON.stringify(isWrong ? { error: {} } : { jwt: 'a.1', user: {} }));
      });
    },
    (_request, visit) => {
      visit.record?.({ kind: 'emailLink', link: 'folder' });
      return Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } }));
    },
    undefined,
    settings,
    null,
    { statistics },
  );
  return {
    site,
    statistics,
    receiver,
    send: (data, { headers = {}, path = '/api/statistics/', body = JSON.stringify({ data }) } = {}) =>
      site.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...fromOurPage, ...headers },
        body,
      }),
    counted: () =>
      receiver.taken.flatMap(({ events }) =>
        events.map((event) =>
          Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'id' && name !== 'at')),
        ),
      ),
    async close() {
      await site.close();
      await statistics.close();
      await receiver.close();
      await remove();
    },
  };
}

export const fromOurPage = {
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

let made = 0;
export function pageview(more: Record<string, unknown> = {}): Record<string, unknown> & { id: string } {
  made += 1;
  const id = `sent${String(made).padStart(10, '0')}`;
  return { id, age: 0, eventType: 'pageview', url: '/nieuws', ...more };
}
