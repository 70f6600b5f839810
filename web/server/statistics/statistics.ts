import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredEvent, UserAction } from 'beursvloer-domain/statistics';
import type { ServerEnvironment } from '../environment';
import { isRobot } from '../http/robot';
import { createEndpoint, isRefused, type EndpointRequest } from './endpoint';
import {
  NotLogged,
  openEventLog,
  type EventLog,
  type EventLogOptions,
  type LogFigures,
} from './log/event-log';
import { forwardSegments } from './log/forward';
import { readCookies } from './session';
import type { CountedPages } from './stored';
import { createTexts } from './text-counts';

export type ServerEvent =
  { kind: `user.${UserAction}` } | { kind: 'emailLink'; /** The code of the short link. */ link: string };

/** Records what happened in a request. It waits for nothing and never fails. */
export type RecordEvent = (event: ServerEvent) => void;

export interface Statistics {
  answer: (req: IncomingMessage, res: ServerResponse, request: EndpointRequest) => Promise<void>;
  /** Records what the server sees happen in a request; nothing of robots, and of people who do not want it. */
  recorderFor: (req: IncomingMessage) => RecordEvent;
  /**
   * Begins to take and hand over events. Only when the port is ours: then so is the folder. A folder that cannot be
   * opened, as on a full disk, is tried again; until then browsers get a 503, and the site goes on.
   */
  open: () => Promise<void>;
  close: () => Promise<void>;
  /** Null until it is open, and where nothing is counted. */
  figures: () => LogFigures | null;
}

const openRetryMs = 60_000;

type StatisticsEnvironment = Pick<
  ServerEnvironment,
  'siteUrl' | 'contentUrl' | 'contentPrefix' | 'purgeSecret' | 'statisticsFolder' | 'maxStatisticsBytes'
>;

export function createStatistics(
  environment: StatisticsEnvironment,
  pages: CountedPages,
  options: Pick<EventLogOptions, 'segmentAgeMs' | 'groupMs' | 'disk'> = {},
): Statistics {
  const { siteUrl, contentUrl, contentPrefix, purgeSecret, statisticsFolder, maxStatisticsBytes } =
    environment;
  const key = randomBytes(32);
  let log: EventLog | null = null;
  let retry: NodeJS.Timeout | undefined;
  let endForwarding: () => Promise<void> = () => Promise.resolve();
  const isOff = purgeSecret === null || maxStatisticsBytes === 0;

  /** Without a content backend that would take them, events are dropped. */
  function append(events: readonly StoredEvent[]): Promise<void> {
    if (isOff) return Promise.resolve();
    return log?.append(events) ?? Promise.reject(new NotLogged('the log is not open'));
  }

  async function open(): Promise<void> {
    if (isOff) return;
    try {
      log = await openEventLog({ folder: statisticsFolder, maxBytes: maxStatisticsBytes, ...options });
    } catch (error) {
      console.error('Statistics cannot be opened, which is tried again each minute:', error);
      retry = setTimeout(() => void open(), openRetryMs).unref();
      return;
    }
    endForwarding = forwardSegments(log, { contentUrl, contentPrefix, secret: purgeSecret });
  }

  const answer = createEndpoint({
    siteUrl,
    pages,
    append,
    texts: createTexts(),
    nameOf: (session) => createHmac('sha256', key).update(session).digest('base64url'),
  });

  return {
    answer,
    recorderFor: (req) => (event) => {
      if (isOff || !isByPerson(req)) return;
      const { kind } = event;
      const at = Math.floor(Date.now() / 1000);
      const stored: StoredEvent = { id: randomBytes(10).toString('hex'), at, kind };
      if ('link' in event) stored.subject = event.link;
      // Nobody is told that it counts, and the log says itself what is wrong with it.
      append([stored]).catch(() => undefined);
    },
    open,
    async close() {
      clearTimeout(retry);
      await endForwarding();
      await log?.close();
    },
    figures: () => log?.figures() ?? null,
  };
}

function isByPerson(req: IncomingMessage): boolean {
  const { method, headers } = req;
  if (method === 'HEAD' || String(headers['sec-purpose'] ?? '').includes('prefetch')) return false;
  return !isRobot(headers['user-agent']) && !isRefused(req, readCookies(headers.cookie));
}
