import type { IncomingMessage, ServerResponse } from 'node:http';
import type { createCachedPages } from './cache/cached-pages';
import type { ServerEnvironment } from './environment';
import { sendBrandSheet } from './http/brand-sheet';
import { foreignForm, notFound, sendErrorPage, tooManyRequests } from './http/error-responses';
import { isRobot } from './http/robot';
import { hashedFolder, type StaticFiles } from './http/static-files';
import { answeredAs } from './log/request-context';
import { isMultipart, readFormWithFiles } from './pages/form-files';
import { readForm, type FormLimits } from './pages/forms';
import { createHandOver, type FindFileField } from './pages/hand-over-file';
import { rememberLanguage, type Languages } from './pages/languages';
import { answerPage, sendRendered, type RenderPage } from './pages/pages';
import type { PrefixHandler } from './prefix-handlers';
import type { Sessions } from './proxy/sessions';
import type { createPagePolicy } from './security/page-policy';
import type { RateLimits } from './security/rate-limits';
import { isSameOrigin } from './security/same-origin';
import { allowCamera } from './security/security-headers';
import type { RecordEvent } from './statistics/statistics';

interface Parts {
  environment: ServerEnvironment;
  render: RenderPage;
  files: StaticFiles;
  languages: Languages;
  cachedPages: ReturnType<typeof createCachedPages> | null | undefined;
  fileFieldAt: FindFileField;
  formLimits: (path: string) => FormLimits;
  limits: RateLimits;
  policy: ReturnType<typeof createPagePolicy>;
  sessions: Sessions;
  usesCamera: ((path: string) => boolean) | undefined;
  record: (req: IncomingMessage) => RecordEvent | undefined;
}

/** Answers with a file of the build, else with a page: a cached one where there is one. */
export function filesAndPages({
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
}: Parts): PrefixHandler['answer'] {
  function readPosted(req: IncomingMessage, path: string, ip: string) {
    const taken = formLimits(path);
    return taken.maxFileBytes > 0 && isMultipart(req)
      ? readFormWithFiles(req, taken, createHandOver(environment, ip), (form, field) =>
          fileFieldAt(path, form, field),
        )
      : readForm(req, taken);
  }

  return async (req, res, asked) => {
    const { target, ip, requestId } = asked;
    const { path } = target;
    answeredAs('file');
    const served = await new Promise<boolean>((resolve) => {
      res.on('close', () => resolve(true));
      files(req, res, () => resolve(false));
    });
    if (served) return;
    if (path.startsWith(hashedFolder)) {
      if (!sendBrandSheet(req, res, path)) sendErrorPage(req, res, notFound);
      return;
    }
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
      visit: { ip, isRobot: robot, requestId, tokens, record: record(req) },
      form: form.body,
      private: setsCookies,
    });
  };
}

function redirectTo(res: ServerResponse, location: string): void {
  res.writeHead(302, { Location: location, 'Cache-Control': 'no-store', Vary: 'Cookie' }).end();
}
