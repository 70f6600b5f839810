import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  foreignForm,
  methodNotAllowed,
  notFound,
  refuse,
  refuseCall,
  serverError,
  tooManyRequests,
} from './http/answers';
import { answerCall } from './proxy/api';
import { answerBuild, type Builds } from './pages/builds';
import type { ServerEnvironment } from './environment';
import { tellAhead } from './http/early-hints';
import { defaultFormLimits, readForm, type FormLimits } from './pages/forms';
import { answerIcons, isIconPath } from './images/icons';
import { hostOf, readTarget, type Target } from './http/limits';
import { answeredAs, type AnsweredAs } from './log/request-context';
import { follow, type OnAnswered } from './log/request-lines';
import { createKeptPages, type KeptAs, type OnRendered } from './cache/kept-pages';
import type { PageCache } from './cache/page-cache';
import { answerPage, sendRendered, type RenderPage } from './pages/pages';
import { rememberLanguage, type Languages } from './pages/languages';
import { createPagePolicy } from './security/page-policy';
import { createPictureMaker } from './images/picture-maker';
import { answerPicture } from './images/pictures';
import { createPolicyReports } from './security/policy-reports';
import { reportPath } from './security/content-policy';
import { createRateLimits } from './security/rate-limits';
import { isSameOrigin } from './security/same-origin';
import { protect } from './security/security-headers';
import { createSessions, type TokenCookies } from './proxy/sessions';
import { hashedFolder, type StaticFiles } from './http/static-files';
import { answerUpload } from './proxy/uploads';
import { visitorAddress } from './http/visitor-address';

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
  /** The pages that are the same for everybody, and where they are kept; none during development. */
  kept?: { cache: PageCache; keptAs: KeptAs } | null;
  /** What every page needs, for browsers that are told ahead. */
  hints?: readonly string[];
  /** What the page at a path takes of a form. */
  formLimits?: (path: string) => FormLimits;
  /** Hears what became of each request that was not answered at once. */
  onAnswered?: OnAnswered;
  /** Hears of each page that was made to be kept. */
  onRendered?: OnRendered;
}

const everyMethod = ['GET', 'HEAD', 'POST'];

/** The whole site as one request listener: what is refused, what goes to the content backend, files, pages. */
export function createSite(parts: SiteParts): RequestListener {
  const { environment, render, files, builds, languages, tokenCookies, kept } = parts;
  const { onAnswered = () => undefined, onRendered, formLimits = () => defaultFormLimits } = parts;
  const hints = environment.earlyHints ? parts.hints : undefined;
  const pictures = createPictureMaker(environment.contentUrl, environment.pictureFolder);
  const policy = createPagePolicy(environment, parts.development ?? false);
  const limits = createRateLimits(environment.rates);
  const keptPages =
    kept && createKeptPages({ ...kept, environment, render, policy, languages, tokenCookies, onRendered });
  const takeReport = createPolicyReports();
  const sessions = createSessions(tokenCookies, environment);

  async function answer(req: IncomingMessage, res: ServerResponse, target: Target): Promise<void> {
    const { path } = target;
    const address = visitorAddress(req, environment.proxies);
    answeredAs(kindOf(path));
    if (isIconPath(path)) return answerIcons(req, res, target);
    const isCall = isUnder(path, '/api');
    if (isCall || (req.method === 'POST' && path !== reportPath)) {
      const wait = await limits.allow(isCall ? 'call' : 'post', address);
      if (wait > 0) return refuseTooMany(req, res, wait, isCall);
    }
    if (isCall) return answerCall(req, res, target, { environment, sessions, address });
    if (path === reportPath) return takeReport(req, res);
    if (isUnder(path, '/builds')) return answerBuild(req, res, target, builds);
    if (!everyMethod.includes(req.method ?? '')) return refuse(req, res, methodNotAllowed(everyMethod));
    if (isUnder(path, '/uploads')) return answerUpload(req, res, target, environment);
    if (isUnder(path, '/beeld')) return answerPicture(req, res, target, pictures);

    answeredAs('file');
    const served = await new Promise<boolean>((resolve) => {
      res.on('close', () => resolve(true));
      files(req, res, () => resolve(false));
    });
    if (served) return;
    if (path.startsWith(hashedFolder)) return refuse(req, res, notFound);
    answeredAs('refused');
    if (req.method === 'POST' && !isSameOrigin(req.headers, environment.siteUrl))
      return refuse(req, res, foreignForm);
    const { cookie, redirect } = rememberLanguage(req, target, languages);
    if (redirect !== null) return leadTo(res, redirect);
    if (cookie !== null) res.appendHeader('Set-Cookie', cookie);
    const mayMake = () => limits.allow('page', address);
    const pass = (response: Response) => sendRendered(req, res, response);
    if (await keptPages?.answer(req, res, target, { mayMake, pass })) return;
    const wait = req.method === 'POST' ? 0 : await mayMake();
    if (wait > 0) return refuse(req, res, tooManyRequests(wait));
    // What pages read of where somebody is comes from us, whatever the visitor wrote there.
    req.headers['x-forwarded-for'] = address;
    answeredAs('own');
    const form = req.method === 'POST' ? await readForm(req, formLimits(path)) : { body: null };
    if (form === null) return;
    if ('refusal' in form) return refuse(req, res, form.refusal);
    const renewed = await sessions.keep(req, res, address);
    await answerPage(req, res, target, {
      ...{ site: environment.siteUrl, render, policy, form: form.body, private: renewed },
    });
  }

  return (req, res) => {
    if (hints) tellAhead(req, res, hints);
    if (keptPages?.answerAtOnce(req, res)) return;
    const requestId = randomUUID();
    // Ours, not the visitor's: it ties the lines of one request together in the logs of both programs.
    req.headers['x-request-id'] = requestId;
    res.setHeader('X-Request-Id', requestId);
    follow(req, res, requestId, onAnswered, () => {
      protect(res, environment.siteUrl);
      const read = readTarget(req.url ?? '', hostOf(req));
      if ('refusal' in read) return refuse(req, res, read.refusal);
      answer(req, res, read.target).catch((error: unknown) => {
        console.error(`${req.method} ${read.target.path} failed:`, error);
        refuse(req, res, serverError);
      });
    });
  };
}

function refuseTooMany(req: IncomingMessage, res: ServerResponse, wait: number, isCall: boolean): void {
  const refusal = tooManyRequests(wait);
  if (!isCall) return refuse(req, res, refusal);
  refuseCall(req, res, { ...refusal, name: 'RateLimitError', message: 'Too many requests' });
}

/** Sends a visitor on to where only this visitor belongs. */
function leadTo(res: ServerResponse, location: string): void {
  res.writeHead(302, { Location: location, 'Cache-Control': 'no-store', Vary: 'Cookie' }).end();
}

function kindOf(path: string): AnsweredAs {
  if (isIconPath(path)) return 'file';
  if (isUnder(path, '/api')) return 'call';
  if (path === reportPath) return 'report';
  if (isUnder(path, '/uploads')) return 'upload';
  if (isUnder(path, '/beeld')) return 'picture';
  return isUnder(path, '/builds') ? 'file' : 'refused';
}

function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
