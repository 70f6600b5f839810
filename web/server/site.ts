import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  foreignForm,
  methodNotAllowed,
  notFound,
  sendErrorPage,
  sendErrorJson,
  serverError,
  tooManyCalls,
  tooManyRequests,
} from './http/error-responses';
import { answerCall } from './proxy/api';
import { answerBuild, runningBuild, type Builds } from './pages/builds';
import { answerPack, packPath } from './pack/answer-pack';
import { createPack, type PackContents } from './pack/pack';
import type { ServerEnvironment } from './environment';
import { sendEarlyHints } from './http/early-hints';
import { isMultipart, readFormWithFiles } from './pages/form-files';
import { defaultFormLimits, readForm, type FormLimits } from './pages/forms';
import { answerCaptchaFrame, captchaFramePath } from './pages/captcha-frame';
import { answerFormFile, formFilePath } from './pages/form-file';
import { createHandOver, type FindFileField } from './pages/hand-over-file';
import { answerIcons } from './images/icons';
import { hostOf, readTarget, type Target } from './http/limits';
import { answeredAs, type AnsweredAs } from './log/request-context';
import { follow, type OnAnswered } from './log/request-lines';
import type { RecordUsed } from './cache/cached-page';
import {
  createCachedPages,
  type CacheKeyFor,
  type OnRendered,
  type OpenPageCache,
} from './cache/cached-pages';
import { answerPage, sendRendered, type RenderPage } from './pages/pages';
import { rememberLanguage, type Languages } from './pages/languages';
import { isRobot } from './http/robot';
import { createPagePolicy } from './security/page-policy';
import { answerWorkerOff } from './pages/worker-off';
import { createPictureMaker } from './images/picture-maker';
import { answerPicture } from './images/pictures';
import { createPolicyReports } from './security/policy-reports';
import { reportPath } from './http/content-policy';
import { createRateLimits } from './security/rate-limits';
import { isSameOrigin } from './security/same-origin';
import { allowCamera, protect } from './security/security-headers';
import { createSessions, type TokenCookies } from './proxy/sessions';
import { hashedFolder, workerPath, type StaticFiles } from './http/static-files';
import type { Statistics } from './statistics/statistics';
import { answerUpload } from './proxy/uploads';
import { visitorIp } from './http/visitor-ip';

export interface SiteParts {
  environment: ServerEnvironment;
  render: RenderPage;
  /** The built files, or Vite's own middleware during development. */
  files: StaticFiles;
  builds: Builds;
  languages: Languages;
  tokenCookies: TokenCookies;
  /** Vite serves the files: the policy of pages lets it. */
  development?: boolean;
  /** The cache of pages that are the same for everybody, and which those are; none during development. */
  cached?:
    (OpenPageCache & { cacheKeyFor: CacheKeyFor; record: RecordUsed; packContents?: PackContents }) | null;
  /** Early hints, the same for every page. */
  hints?: readonly string[];
  formLimits?: (path: string) => FormLimits;
  /** Without it no field takes files. */
  fileFieldAt?: FindFileField;
  usesCamera?: (path: string) => boolean;
  /** Counts what visitors do; without it nothing is counted. */
  statistics?: Pick<Statistics, 'answer' | 'recorderFor'>;
  /** Called for each finished request that was not answered at once. */
  onAnswered?: OnAnswered;
  /** Called for each page that was rendered for the cache. */
  onRendered?: OnRendered;
}

const pageMethods = ['GET', 'HEAD', 'POST'];
const readMethods = ['GET', 'HEAD'];

interface Asked {
  target: Target;
  ip: string;
  requestId: string;
}

interface PrefixHandler {
  prefix: string;
  /** The name in the log and the metrics. */
  kind: AnsweredAs;
  limited: 'calls' | 'posts' | 'nothing';
  /** The methods that get through; null when the handler decides itself. */
  methods: readonly string[] | null;
  answer: (req: IncomingMessage, res: ServerResponse, asked: Asked) => Promise<void> | void;
}

/** The whole site as one request listener: what is rejected, what goes to the content backend, files, pages. */
export function createSite(parts: SiteParts): RequestListener {
  const { environment, render, files, builds, languages, tokenCookies, cached } = parts;
  const { onAnswered = () => undefined, onRendered, formLimits = () => defaultFormLimits } = parts;
  const { fileFieldAt = () => Promise.resolve(null), usesCamera, statistics } = parts;
  const hints = environment.earlyHints ? parts.hints : undefined;
  const pictures = createPictureMaker(environment.contentUrl, environment.pictureFolder);
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
  const build = runningBuild(builds);
  const receiveReport = createPolicyReports();

  const icons: Omit<PrefixHandler, 'prefix'> = {
    kind: 'file',
    limited: 'nothing',
    methods: null,
    answer: (req, res, { target }) => answerIcons(req, res, target),
  };
  /** The first one whose prefix fits answers. */
  const handlers: readonly PrefixHandler[] = [
    { prefix: '/api/_icons', ...icons },
    { prefix: '/api/_nuxt_icon', ...icons },
    {
      prefix: formFilePath,
      kind: 'call',
      limited: 'calls',
      methods: null,
      answer: (req, res, { target, ip }) =>
        answerFormFile(req, res, target, { environment, ip, fileFieldAt }),
    },
    {
      prefix: captchaFramePath,
      kind: 'call',
      limited: 'calls',
      methods: null,
      answer: (req, res, { target }) => answerCaptchaFrame(req, res, target, environment.captcha),
    },
    ...(statistics
      ? [
          {
            prefix: '/api/statistics',
            kind: 'statistics' as const,
            limited: 'nothing' as const,
            methods: null,
            answer: (req: IncomingMessage, res: ServerResponse, { target, ip }: Asked) =>
              statistics.answer(req, res, { path: target.path, ip, limits }),
          },
        ]
      : []),
    {
      prefix: '/api',
      kind: 'call',
      limited: 'calls',
      methods: null,
      answer: (req, res, { target, ip }) =>
        answerCall(req, res, target, {
          environment,
          sessions,
          limits,
          ip,
          record: statistics?.recorderFor(req),
        }),
    },
    ...(environment.serviceWorker
      ? []
      : [
          {
            prefix: workerPath,
            kind: 'file' as const,
            limited: 'nothing' as const,
            methods: pageMethods,
            answer: answerWorkerOff,
          },
        ]),
    ...(pack
      ? [
          {
            prefix: packPath,
            kind: 'file' as const,
            limited: 'posts' as const,
            methods: readMethods,
            answer: (req: IncomingMessage, res: ServerResponse, { target }: Asked) =>
              answerPack(req, res, target, { pack, build }),
          },
        ]
      : []),
    { prefix: reportPath, kind: 'report', limited: 'nothing', methods: null, answer: receiveReport },
    {
      prefix: '/builds',
      kind: 'file',
      limited: 'posts',
      methods: null,
      answer: (req, res, { target }) => answerBuild(req, res, target, builds),
    },
    {
      prefix: '/uploads',
      kind: 'upload',
      limited: 'posts',
      methods: pageMethods,
      answer: (req, res, { target }) => answerUpload(req, res, target, environment),
    },
    {
      prefix: '/beeld',
      kind: 'picture',
      limited: 'posts',
      methods: pageMethods,
      answer: (req, res, { target }) => answerPicture(req, res, target, pictures),
    },
    { prefix: '', kind: 'rejected', limited: 'posts', methods: pageMethods, answer: answerFileOrPage },
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

  async function answerFileOrPage(req: IncomingMessage, res: ServerResponse, asked: Asked): Promise<void> {
    const { target, ip, requestId } = asked;
    const { path } = target;
    answeredAs('file');
    const served = await new Promise<boolean>((resolve) => {
      res.on('close', () => resolve(true));
      files(req, res, () => resolve(false));
    });
    if (served) return;
    if (path.startsWith(hashedFolder)) return sendErrorPage(req, res, notFound);
    answeredAs('rejected');
    if (req.method === 'POST' && !isSameOrigin(req.headers, environment.siteUrl)) {
      if (!formLimits(path).isOpenToAll) return sendErrorPage(req, res, foreignForm);
      // Whoever it is acts by what is in the request; React Router would reject another origin.
      delete req.headers.origin;
      delete req.headers.cookie;
      delete req.headers.authorization;
    }
    const { cookie, redirect } = rememberLanguage(req, target, languages);
    if (redirect !== null) return redirectTo(res, redirect);
    for (const value of [cookie, sessions.markFor(req)])
      if (value !== null) res.appendHeader('Set-Cookie', value);
    const robot = isRobot(req.headers['user-agent']);
    const mayRender = () => limits.allow('page', ip);
    const pass = (response: Response) => sendRendered(req, res, response);
    if (await cachedPages?.answer(req, res, target, { isRobot: robot, mayRender, pass })) return;
    const waitSeconds = req.method === 'POST' ? 0 : await mayRender();
    if (waitSeconds > 0) return sendErrorPage(req, res, tooManyRequests(waitSeconds));
    answeredAs('own');
    const form = req.method === 'POST' ? await readPosted(req, path, ip) : { body: null };
    if (form === null) return;
    if ('errorResponse' in form) return sendErrorPage(req, res, form.errorResponse);
    const { tokens, setsCookies } = await sessions.currentTokens(req, res, ip);
    if (usesCamera?.(path)) allowCamera(res);
    await answerPage(req, res, target, {
      site: environment.siteUrl,
      render,
      policy,
      visit: { ip, isRobot: robot, requestId, tokens, record: statistics?.recorderFor(req) },
      form: form.body,
      private: setsCookies,
    });
  }

  function readPosted(req: IncomingMessage, path: string, ip: string) {
    const taken = formLimits(path);
    return taken.maxFileBytes > 0 && isMultipart(req)
      ? readFormWithFiles(req, taken, createHandOver(environment, ip), (form, field) =>
          fileFieldAt(path, form, field),
        )
      : readForm(req, taken);
  }

  return (req, res) => {
    if (hints) sendEarlyHints(req, res, hints);
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

/** Sends a visitor on to where only this visitor belongs. */
function redirectTo(res: ServerResponse, location: string): void {
  res.writeHead(302, { Location: location, 'Cache-Control': 'no-store', Vary: 'Cookie' }).end();
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
