import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Builds } from './pages/builds';
import type { ServerEnvironment } from './environment';
import type { Languages } from './pages/languages';
import { listen } from './http/listen';
import type { RecordUsed } from './cache/cached-page';
import type { CacheKeyFor } from './cache/cached-pages';
import { createChangeLog, type ChangeLog } from '../caching/change-log';
import { createPageCache, type PageCache } from './cache/page-cache';
import { createPageStore } from './cache/page-store';
import type { RenderPage } from './pages/pages';
import type { TokenCookies } from './proxy/sessions';
import { createSite, type SiteParts } from './site';

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

export interface TestSite {
  /** Sends a request with its path exactly as written: nothing is normalised on the way. */
  ask: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<TestResponse>;
  origin: string;
  /** The pages it caches, when `cacheKeyFor` is given. */
  cache: PageCache;
  log: ChangeLog;
  content: URL;
  folder: string;
  close(): Promise<void>;
}

/** A site in Dutch, with English under /en. */
const languages: Languages = {
  of: (path) => (/^\/en(\/|\.data$|$)/.test(path) ? 'en' : 'nl'),
  folderOf: (language) => (language === 'en' ? '/en' : ''),
  cookieName: 'locale',
  cookieOf: (language) => `locale=${language}`,
};

/** Tokens as `name.end`, in cookies without attributes; the mark is set where it is missing, with nothing else. */
const tokenCookies: TokenCookies = {
  read: (header = '') => ({
    access: /(?:^|; )token=([^;]+)/.exec(header)?.[1] ?? null,
    refresh: /(?:^|; )refresh=([^;]+)/.exec(header)?.[1] ?? null,
  }),
  issue: ({ access, refresh }) => [`token=${access}`, `refresh=${refresh ?? ''}`],
  end: () => ['token=', 'refresh='],
  rejected: ({ areRenewed }) => (areRenewed ? ['token=', 'refresh='] : ['token=']),
  unusable: () => ['token='],
  missingMark: (header = '') => {
    const isSignedIn = /(?:^|; )(?:token|refresh)=/.test(header);
    if (isSignedIn === /(?:^|; )signed-in=/.test(header)) return null;
    return isSignedIn ? 'signed-in=1' : 'signed-in=';
  },
  endOf: (token) => Number(token.split('.')[1]) || null,
};

/** The real site on a port of its own, before the given backend; null means that nothing listens there. */
export async function startSite(
  backend: RequestListener | null,
  render: RenderPage = notHere,
  builds: Builds = new Map(),
  settings: Partial<ServerEnvironment> = {},
  cacheKeyFor: CacheKeyFor | null = null,
  more: Pick<
    SiteParts,
    'onAnswered' | 'onRendered' | 'hints' | 'formLimits' | 'fileFieldAt' | 'statistics'
  > = {},
): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const content = createServer(backend ?? undefined);
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  const contentUrl = originOf(content.address());
  if (backend === null) await new Promise((resolve) => content.close(resolve));

  const siteUrl = new URL('http://fair.example');
  const environment = {
    port: 0,
    socket: null,
    host: '127.0.0.1',
    siteUrl,
    contentUrl,
    contentPrefix: '/api',
    pinnedMoment: null,
    pictureFolder: folder,
    buildFolder: folder,
    pageFolder: folder,
    maxPageCacheBytes: 0,
    purgeSecret: null,
    sendsTags: true,
    earlyHints: false,
    serviceWorker: true,
    proxies: 0,
    metrics: null,
    connectSources: [],
    captcha: null,
    requestTimeoutMs: 120_000,
    drainMs: 0,
    log: { level: 'silent' as const, format: 'json' as const },
    rates: { pagesPerSecond: 0, postsPerMinute: 0, callsPerMinute: 0, statisticsPerMinute: 0 },
    statisticsFolder: folder,
    maxStatisticsBytes: 0,
    ...settings,
  };
  const log = createChangeLog();
  log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });
  const cache = createPageCache({ store: createPageStore(10_000_000), log });
  const cached = cacheKeyFor && { cache, log, cacheKeyFor, record, findUnchanged };
  const site = await listen(
    createSite({
      environment,
      render,
      builds,
      languages,
      tokenCookies,
      cached,
      ...more,
      files: (_req, _res, next) => next(),
    }),
    0,
    '127.0.0.1',
  );
  return {
    cache,
    log,
    content: contentUrl,
    folder,
    origin: `http://127.0.0.1:${site.port}`,
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const call = request(
          { port: site.port, host: '127.0.0.1', path, method, headers, agent: false },
          (res) => {
            const chunks: Buffer[] = [];
            res.on('data', (chunk: Buffer) => chunks.push(chunk));
            res.on('error', reject);
            res.on('end', () => {
              const bytes = Buffer.concat(chunks);
              resolve({ status: res.statusCode ?? 0, headers: res.headers, body: bytes.toString(), bytes });
            });
          },
        );
        call.on('error', reject);
        call.end(body);
      }),
    async close() {
      await site.close();
      content.closeAllConnections();
      content.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Every page uses one article, and the list of articles. */
const record: RecordUsed = async (work) => ({
  tags: ['a1', 'news-articles'],
  ownTags: ['a1', 'news-articles'],
  answers: new Map(),
  seq: Infinity,
  staleAfterMs: Infinity,
  isDegraded: false,
  value: await work(),
});

const findUnchanged = () => Promise.resolve(null);

const notHere: RenderPage = () => Promise.resolve(new Response('no pages in this test', { status: 404 }));

function originOf(address: ReturnType<ReturnType<typeof createServer>['address']>): URL {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return new URL(`http://127.0.0.1:${address.port}`);
}
