import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gapOf, dayNumber, readBatch, type SentBatch, type StoredEvent } from 'beursvloer-domain/statistics';
import { LRUCache } from 'lru-cache';
import { BodyTooLarge } from '../http/body-limit';
import {
  callTooLarge,
  callUnavailable,
  foreignCall,
  noSuchCall,
  sendErrorJson,
  tooManyCalls,
  wrongCallMethod,
} from '../http/error-responses';
import { isRobot } from '../http/robot';
import type { RateLimits } from '../security/rate-limits';
import { isSameOrigin } from '../security/same-origin';
import { NotLogged } from './log/event-log';
import { createSeenIds } from './seen-ids';
import {
  lastDayDeleted,
  lastDaySet,
  readCookies,
  sessionCookie,
  sessionEnd,
  statisticsPath,
  type StatisticsCookies,
} from './session';
import { toStored, type CountedPages, type Sender } from './stored';
import type { Texts } from './text-counts';

/** Browsers send at most 16 kB at a time. */
const maxBodyBytes = 32 * 1024;
const maxRecent = 50_000;
const recentMs = 5 * 60 * 1000;

export interface EndpointParts {
  siteUrl: URL;
  pages: CountedPages;
  texts: Texts;
  /** Resolves when the events are on the disk; throws NotLogged. */
  append: (events: readonly StoredEvent[]) => Promise<void>;
  /** A name for a browser that means nothing outside this process. */
  nameOf: (session: string) => string;
}

export interface EndpointRequest {
  path: string;
  ip: string;
  limits: Pick<RateLimits, 'allow' | 'allowBrowser' | 'allowEvents'>;
}

export function isRefused({ headers }: IncomingMessage, { isOptedOut }: StatisticsCookies): boolean {
  return isOptedOut || headers.dnt === '1' || headers['sec-gpc'] === '1';
}

/** Takes events from browsers: 204 when they are on the disk. See docs/decisions/0180-statistics.md. */
export function createEndpoint({ siteUrl, pages, texts, append, nameOf }: EndpointParts) {
  const secure = siteUrl.protocol === 'https:';
  const seen = createSeenIds();
  const recent = new LRUCache<string, number>({ max: maxRecent, ttl: recentMs });
  const storing = { pageOf: pages.pageOf, texts, siteHost: siteUrl.hostname };

  return async (req: IncomingMessage, res: ServerResponse, request: EndpointRequest): Promise<void> => {
    const { path, ip, limits } = request;
    if (`${path}/`.replace(/\/+$/, '/') !== statisticsPath) return sendErrorJson(req, res, noSuchCall(path));
    if (req.method !== 'POST') return sendErrorJson(req, res, wrongCallMethod(['POST']));
    if (!isSameOrigin(req.headers, siteUrl)) return sendErrorJson(req, res, foreignCall);
    const cookies = readCookies(req.headers.cookie);
    if (isRefused(req, cookies))
      return done(res, cookies.lastDay === undefined ? [] : [lastDayDeleted(secure)]);
    if (!isReadable(req.headers['content-type'])) return sendErrorJson(req, res, wrongType);
    const waitSeconds = await limits.allow('statistics', ip);
    if (waitSeconds > 0) return sendErrorJson(req, res, tooManyCalls(waitSeconds));
    const body = await readBody(req);
    if (body === 'too large') return sendErrorJson(req, res, callTooLarge);
    const read = readBatch(body, newEventId);
    if ('problem' in read) return sendErrorJson(req, res, { ...malformed, message: read.problem });

    const { batch } = read;
    const nowMs = Date.now();
    const end = sessionEnd(batch.session, nowMs);
    const browser = end === null ? null : nameOf(batch.session);
    const waitToo = browser === null ? 0 : await limits.allowBrowser(browser);
    if (waitToo > 0) return sendErrorJson(req, res, tooManyCalls(waitToo));
    const waitLong = await limits.allowEvents(batch.events.length, ip);
    if (waitLong > 0) return sendErrorJson(req, res, tooManyCalls(waitLong));
    await pages.ready();

    const sender: Sender = { nowMs, isRobot: isRobot(req.headers['user-agent']), browser };
    const isNew = batch.events.filter(({ id }) => !seen.has(id));
    const events = toStored({ ...batch, events: isNew }, sender, storing);
    // `laatst` comes along to the path with a slash only.
    const counts = browser !== null && !sender.isRobot && path === statisticsPath;
    const day = dayIn(nowMs);
    const visitor = counts ? visitorOf(batch, browser, cookies.lastDay, day, nowMs) : null;
    if (visitor) events.push(visitor);
    try {
      await append(events);
    } catch (error) {
      if (visitor && browser !== null) recent.delete(browser);
      if (!(error instanceof NotLogged)) throw error;
      return sendErrorJson(req, res, notLogged);
    }
    for (const { id } of isNew) seen.add(id);
    const set: string[] = [];
    if (end !== null && cookies.session === batch.session)
      set.push(sessionCookie(batch.session, end, nowMs, secure));
    if (end !== null && counts && cookies.lastDay !== day) set.push(lastDaySet(day, end, nowMs, secure));
    done(res, set);
  };

  /** The event that counts a browser once a day; null when it was counted. */
  function visitorOf(
    { events: [first], device }: SentBatch,
    browser: string,
    lastDay: string | undefined,
    day: string,
    nowMs: number,
  ): StoredEvent | null {
    const today = dayNumber(day);
    if (first === undefined || today === null) return null;
    const gap = gapOf(lastDay, today);
    if (gap === 'counted' || recent.get(browser) === today) return null;
    recent.set(browser, today);
    return {
      // A repeat of the same batch has the same one, so it counts once.
      id: `v${first.id}`,
      at: Math.floor(nowMs / 1000),
      kind: 'visitor',
      value: gap ?? -1,
      ...(device !== undefined && { device }),
    };
  }
}

const newEventId = () => randomBytes(10).toString('hex');

function done(res: ServerResponse, cookies: readonly string[]): void {
  for (const cookie of cookies) res.appendHeader('Set-Cookie', cookie);
  res.writeHead(204, { 'Cache-Control': 'no-store' }).end();
}

/** `sendBeacon` says that a text is a text. */
function isReadable(contentType = ''): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  return type === 'application/json' || type === 'text/plain';
}

/** Undefined for a body that is no JSON. */
async function readBody(req: IncomingMessage): Promise<unknown> {
  if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) return 'too large';
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      req.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBodyBytes) reject(new BodyTooLarge(`more than ${maxBodyBytes} bytes`));
        else chunks.push(chunk);
      });
      req.on('end', resolve);
      req.on('error', reject);
      req.on('close', () => reject(new Error('the visitor left')));
    });
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch (error) {
    return error instanceof BodyTooLarge ? 'too large' : undefined;
  }
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });
let hourOfDay = { hour: NaN, day: '' };

/** The calendar day at the fair, `YYYY-MM-DD`: it is another one only at a whole hour. */
function dayIn(nowMs: number): string {
  const hour = Math.floor(nowMs / 3_600_000);
  if (hourOfDay.hour !== hour) hourOfDay = { hour, day: dayFormat.format(nowMs) };
  return hourOfDay.day;
}

const wrongType = {
  status: 415,
  name: 'UnsupportedMediaTypeError',
  message: 'Only JSON is taken here',
};
const malformed = { status: 400, name: 'ValidationError' };
const notLogged = callUnavailable('Statistics cannot be stored now');
