import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  methodNotAllowed,
  notFound,
  sendErrorPage,
  sendErrorJson,
  serverError,
  tooManyCalls,
  tooManyRequests,
} from './http/error-responses';
import type { Builds } from './pages/builds';
import { createPack, type PackContents } from './pack/pack';
import { filesAndPages } from './files-and-pages';
import { pageMethods, prefixHandlers, type Asked, type PrefixHandler } from './prefix-handlers';
import type { ServerEnvironment } from './environment';
import { sendEarlyHints } from './http/early-hints';
import { defaultFormLimits, type FormLimits } from './pages/forms';
import type { FindFileField } from './pages/hand-over-file';
import { hostOf, readTarget } from './http/limits';
import { answeredAs } from './log/request-context';
import { follow, type OnAnswered } from './log/request-lines';
import type { FindUnchanged } from '../caching/staleness';
import type { RecordUsed } from './cache/cached-page';
import {
  createCachedPages,
  type CacheKeyFor,
  type OnRendered,
  type OpenPageCache,
} from './cache/cached-pages';
import type { RenderPage } from './pages/pages';
import type { Languages } from './pages/languages';
import { createPagePolicy } from './security/page-policy';
import { createRateLimits } from './security/rate-limits';
import { protect } from './security/security-headers';
import { createSessions, type TokenCookies } from './proxy/sessions';
import type { StaticFiles } from './http/static-files';
import type { Statistics } from './statistics/statistics';
import { visitorIp } from './http/visitor-ip';

export interface SiteParts {
  environment: ServerEnvironment;
  render: RenderPage;
  /** The built files, or Vite's own middleware during development. */
  files: StaticFiles;
  builds: Builds;
  languages: Languages;
  tokenCookies: TokenCookies;
  development?: boolean;
  cached?:
    | (OpenPageCache & {
        cacheKeyFor: CacheKeyFor;
        record: RecordUsed;
        findUnchanged: FindUnchanged;
        packContents?: PackContents;
      })
    | null;
  hints?: () => readonly string[];
  formLimits?: (path: string) => FormLimits;
  /** Without it no field takes files. */
  fileFieldAt?: FindFileField;
  usesCamera?: (path: string) => boolean;
  statistics?: Pick<Statistics, 'answer' | 'recorderFor'>;
  onAnswered?: OnAnswered;
  onRendered?: OnRendered;
}

/** The whole site as one request listener: what is rejected, what goes to the content backend, files, pages. */
export function createSite(parts: SiteParts): RequestListener {
  const { environment, render, files, builds, languages, tokenCookies, cached } = parts;
  const { onAnswered = () => undefined, onRendered, formLimits = () => defaultFormLimits } = parts;
  const { fileFieldAt = () => Promise.resolve(null), usesCamera, statistics } = parts;
  const hints = environment.earlyHints ? parts.hints : undefined;
  const policy = createPagePolicy(environment, parts.development ?? false);
  const limits = createRateLimits(environment.rates);
  const sessions = createSessions(tokenCookies, environment);
  const cachedPages =
    cached && createCachedPages({ ...cached, environment, render, policy, languages, sessions, onRendered });
  // Without a worker nobody has a use for it, and the old one must not wait for it: another one takes its place once it rests.
  const pack =
    environment.serviceWorker &&
    cached?.packContents &&
    cachedPages &&
    createPack({
      ...cached.packContents,
      ...cached,
      renderData: cachedPages.renderData,
      isBusy: () => cached.cache.rendering() > 0,
    });

  const record = (req: IncomingMessage) => statistics?.recorderFor(req);
  /** The first one whose prefix fits answers. */
  const handlers: readonly PrefixHandler[] = [
    ...prefixHandlers({ environment, builds, fileFieldAt, limits, pack, sessions, statistics, record }),
    {
      prefix: '',
      kind: 'rejected',
      limited: 'posts',
      methods: pageMethods,
      answer: filesAndPages({
        environment,
        render,
        files,
        languages,
        cachedPages,
        fileFieldAt,
        formLimits,
        limits,
        policy,
        sessions,
        usesCamera,
        record,
      }),
    },
  ];

  async function respond(req: IncomingMessage, res: ServerResponse, asked: Asked): Promise<void> {
    const { target, ip } = asked;
    const handler = handlers.find(({ prefix }) => isUnder(target.path, prefix));
    if (!handler) return sendErrorPage(req, res, notFound);
    const { kind, limited, methods } = handler;
    answeredAs(kind);
    const isCall = limited === 'calls';
    if (isCall || (limited === 'posts' && req.method === 'POST')) {
      const waitSeconds = await limits.allow(isCall ? 'call' : 'post', ip);
      if (waitSeconds > 0 && isCall) return sendErrorJson(req, res, tooManyCalls(waitSeconds));
      if (waitSeconds > 0) return sendErrorPage(req, res, tooManyRequests(waitSeconds));
    }
    if (methods && !methods.includes(req.method ?? ''))
      return sendErrorPage(req, res, methodNotAllowed(methods));
    await handler.answer(req, res, asked);
  }

  return (req, res) => {
    if (hints) sendEarlyHints(req, res, hints());
    if (cachedPages?.answerAtOnce(req, res)) return;
    // Ours, not the visitor's: it ties the lines of one request together in the logs of both programs.
    const requestId = randomUUID();
    res.setHeader('X-Request-Id', requestId);
    follow(req, res, requestId, onAnswered, () => {
      protect(res, environment.siteUrl);
      const read = readTarget(req.url ?? '', hostOf(req));
      if ('errorResponse' in read) return sendErrorPage(req, res, read.errorResponse);
      const { target } = read;
      const ip = visitorIp(req, environment.proxies);
      respond(req, res, { target, ip, requestId }).catch((error: unknown) => {
        console.error(`${req.method} ${target.path} failed:`, error);
        sendErrorPage(req, res, serverError);
      });
    });
  };
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
