import { z } from 'zod';
import { logFormats, logLevels, type LogSettings } from './log/log';

const port = z.coerce.number().int().min(1).max(65_535);
const rate = z.coerce.number().int().min(0).max(1_000_000);
const httpUrl = z.url({ protocol: /^https?$/ });

const shape = z.object({
  PORT: port.default(3000),
  /** Address to listen on; unset means every network. */
  HOST: z.string().optional(),
  /** Set by systemd for a socket that it opened for the process with this number. */
  LISTEN_FDS: z.string().optional(),
  LISTEN_PID: z.string().optional(),
  SITE_URL: httpUrl.optional(),
  CMS_PORT: port.default(1337),
  CONTENT_URL: httpUrl.optional(),
  CONTENT_VERSION: z.enum(['v3', 'v4', 'v5']).default('v5'),
  CONTENT_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'must look like /api')
    .default('/api'),
  DATA_DIR: z.string().optional(),
  /** Shared with the content backend, for the feed of changes. Unset: nothing counts as fresh, pages are rendered each time. */
  PURGE_SECRET: z.string().min(16).optional(),
  /** `true` when a cache in front of the site stores pages and is purged by their tags, in the header Surrogate-Key. */
  SURROGATE_KEYS: z.enum(['true', 'false']).default('false'),
  /** `off` takes the service worker and what it stored off visitors' devices, at their next visit. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** `true` when the proxy in front of the site passes answers on that come before the response. */
  EARLY_HINTS: z.enum(['true', 'false']).default('false'),
  /** The moment at which the site's clock stands still, for the folder of its pages: app/environment.server.ts reads it. */
  FAIR_NOW: z.string().optional(),
  /** Memory for cached pages, in MB; 0 caches none. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(192),
  /** Proxies of ours that every request passes; what they say of where it comes from is believed, and no more. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /**
   * Pages that no cache has, which one IP address may have rendered in a second; 0 is without limit. Four times as many more may
   * come at once, once a minute. What a cache has is never counted: behind one IP address there can be a whole hall of people.
   */
  PAGES_PER_SECOND: rate.default(60),
  /** Forms that one IP address may send in a minute: a hall of people does, a machine that guesses passwords does more. */
  POSTS_PER_MINUTE: rate.default(300),
  CALLS_PER_MINUTE: rate.default(600),
  /** Batches of statistics from one network in a minute. A hall of 5,000 visitors sends 350 a second. */
  STATISTICS_PER_MINUTE: rate.default(60_000),
  /** Disk for statistics that the content backend has not taken yet, in MB; 0 counts nothing. */
  STATISTICS_MB: z.coerce.number().int().min(0).max(65_536).default(256),
  /** In which a whole request has to be there, in ms: docs/behaviour.md. */
  REQUEST_TIMEOUT: z.coerce.number().int().min(1000).max(3_600_000).default(120_000),
  /** How long the site goes on serving after the first signal to end, in ms, while `/readyz` says that it is about to go. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  /** The port for the metrics of this process; unset is none. Never a port that visitors reach. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** `text` for people; `json` is one object per line, for what collects them. */
  LOG_FORMAT: z.enum(logFormats).default('json'),
  ICON_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((host) => host.trim() || []))
    .pipe(z.array(httpUrl)),
  FIREBASE_PROJECT_ID: z.string().optional(),
  /** The service of another company that protects forms; the content backend checks the rest of its settings. */
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha', 'turnstile']).default('altcha'),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be the key of a site')
    .optional(),
  /** For tests: the script in place of the service's. It is on this machine only. */
  CAPTCHA_SCRIPT_URL: httpUrl
    .refine(
      (url) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname),
      'must be on this machine',
    )
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i, 'must look like 127.0.0.1:9099')
    .optional(),
});

/** The servers that the SDK of Firebase calls; see docs/decisions/0096-firebase.md. */
const identityHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** How often each may happen from one IP address; 0 is without limit. */
export interface Rates {
  pagesPerSecond: number;
  postsPerMinute: number;
  callsPerMinute: number;
  statisticsPerMinute: number;
}

export interface CaptchaService {
  provider: 'recaptcha' | 'turnstile';
  siteKey: string;
  scriptUrl: string | null;
}

export interface ServerEnvironment {
  port: number;
  /** The socket to listen on instead, which stays open while another process takes our place; null opens one. */
  socket: { fd: number } | null;
  host: string | undefined;
  siteUrl: URL;
  contentUrl: URL;
  /** The prefix of the backend's own calls: nothing in v3, `/api` after that. */
  contentPrefix: string;
  pictureFolder: string;
  buildFolder: string;
  pageFolder: string;
  /** Copies of pages are of one build, and of one moment where the clock stands still. */
  pinnedMoment: string | null;
  maxPageCacheBytes: number;
  statisticsFolder: string;
  maxStatisticsBytes: number;
  purgeSecret: string | null;
  sendsTags: boolean;
  earlyHints: boolean;
  serviceWorker: boolean;
  proxies: number;
  rates: Rates;
  requestTimeoutMs: number;
  drainMs: number;
  log: LogSettings;
  metrics: { port: number; host: string } | null;
  connectSources: string[];
  /** Null when the site protects its forms itself. */
  captcha: CaptchaService | null;
}

class WrongEnvironment extends Error {
  override readonly name = 'WrongEnvironment';
}

/** The server's part of `env`; empty values count as unset. `dataFolder` is where data lives unless DATA_DIR says otherwise. */
export function readServerEnvironment(env: NodeJS.ProcessEnv, dataFolder: string): ServerEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new WrongEnvironment(`Wrong environment: ${problems.join('; ')}`);
  }
  const { PORT, HOST, SITE_URL, CMS_PORT, CONTENT_URL, CONTENT_VERSION, CONTENT_PREFIX, DATA_DIR } =
    parsed.data;
  const { METRICS_PORT, METRICS_HOST } = parsed.data;
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SCRIPT_URL } = parsed.data;
  const { ICON_HOSTS, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST: emulator } = parsed.data;
  const identitySources = emulator === undefined ? identityHosts : [`http://${emulator}`];
  return {
    port: PORT,
    socket: socketOf(parsed.data),
    host: HOST,
    siteUrl: new URL(SITE_URL ?? `http://localhost:${PORT}`),
    contentUrl: new URL(CONTENT_URL ?? `http://127.0.0.1:${CMS_PORT}`),
    contentPrefix: CONTENT_VERSION === 'v3' ? '' : CONTENT_PREFIX,
    pictureFolder: `${DATA_DIR ?? dataFolder}/beeld`,
    pinnedMoment: parsed.data.FAIR_NOW ?? null,
    pageFolder: `${DATA_DIR ?? dataFolder}/pages/${PORT}`,
    buildFolder: `${DATA_DIR ?? dataFolder}/builds`,
    maxPageCacheBytes: parsed.data.PAGE_CACHE_MB * 1024 * 1024,
    statisticsFolder: `${DATA_DIR ?? dataFolder}/statistics/${PORT}`,
    maxStatisticsBytes: parsed.data.STATISTICS_MB * 1024 * 1024,
    purgeSecret: parsed.data.PURGE_SECRET ?? null,
    sendsTags: parsed.data.SURROGATE_KEYS === 'true',
    earlyHints: parsed.data.EARLY_HINTS === 'true',
    serviceWorker: parsed.data.SERVICE_WORKER === 'on',
    proxies: parsed.data.TRUSTED_PROXIES,
    metrics: METRICS_PORT === undefined ? null : { port: METRICS_PORT, host: METRICS_HOST },
    drainMs: parsed.data.DRAIN_MS,
    requestTimeoutMs: parsed.data.REQUEST_TIMEOUT,
    log: { level: parsed.data.LOG_LEVEL, format: parsed.data.LOG_FORMAT },
    rates: {
      pagesPerSecond: parsed.data.PAGES_PER_SECOND,
      postsPerMinute: parsed.data.POSTS_PER_MINUTE,
      callsPerMinute: parsed.data.CALLS_PER_MINUTE,
      statisticsPerMinute: parsed.data.STATISTICS_PER_MINUTE,
    },
    captcha:
      provider === 'altcha' || siteKey === undefined
        ? null
        : { provider, siteKey, scriptUrl: CAPTCHA_SCRIPT_URL ?? null },
    connectSources: [
      ...ICON_HOSTS.map((host) => new URL(host).origin),
      ...(FIREBASE_PROJECT_ID === undefined ? [] : identitySources),
    ],
  };
}

/** The first of the sockets that systemd hands over (sd_listen_fds(3)). Processes that we start inherit the words, and are not meant. */
function socketOf({
  LISTEN_FDS,
  LISTEN_PID,
}: {
  LISTEN_FDS?: string;
  LISTEN_PID?: string;
}): { fd: number } | null {
  return Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) >= 1 ? { fd: 3 } : null;
}
