import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Target } from '../http/limits';
import type { RenderPage, Visit } from './pages';

export interface Languages {
  of: (path: string) => string;
  /** The folder below which a language's pages are; empty for the default one. */
  folderOf: (language: string) => string;
  cookieName: string;
  /** A `Set-Cookie` that remembers a visitor's language. */
  cookieOf: (language: string) => string;
}

/**
 * Renders every language from one build: React Router puts its base path before every link, redirect and data URL,
 * on the server and in the browser. See docs/decisions/0072-english.md.
 * @param contextFor makes what loaders and components read of the visit
 */
export function renderInLanguages(
  build: ServerBuild,
  mode: string,
  languages: Languages,
  contextFor: (request: Request, visit: Visit) => RouterContextProvider,
): RenderPage {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return (request, visit) => {
    const folder = languages.folderOf(languages.of(new URL(request.url).pathname));
    const handler = handlers.get(folder) ?? createRequestHandler({ ...build, basename: folder || '/' }, mode);
    handlers.set(folder, handler);
    // Vite's policy has no nonce, and React would say that the browser does not see what the server wrote.
    const nonce = mode === 'development' ? null : visit.nonce;
    return handler(request, contextFor(request, { ...visit, nonce }));
  };
}

export interface Remembered {
  cookie: string | null;
  redirect: string | null;
}

/**
 * The first page that somebody opens is remembered as their language, and so is the page they switch to. The front page
 * leads to the remembered language, unless somebody comes there from a page of ours. This happens before any page is
 * rendered, so that pages themselves are the same for everybody.
 */
export function rememberLanguage(req: IncomingMessage, target: Target, languages: Languages): Remembered {
  const language = languages.of(target.path);
  if (!isDocument(req)) return { cookie: null, redirect: null };
  const stored = languageIn(req.headers.cookie, languages);
  const isFromOurPage = req.headers['sec-fetch-site'] === 'same-origin';

  const isOtherLanguage = target.path === '/' && stored !== null && stored !== language;
  if (isOtherLanguage && !isFromOurPage && 'sec-fetch-site' in req.headers)
    return { cookie: null, redirect: (languages.folderOf(stored) || '/') + target.search };

  const switched = isFromOurPage && languages.of(pathOf(req.headers.referer) ?? target.path) !== language;
  const remember = stored === null || (switched && stored !== language);
  return { cookie: remember ? languages.cookieOf(language) : null, redirect: null };
}

function isDocument({ method, headers }: IncomingMessage): boolean {
  const kind = headers['sec-fetch-dest'];
  if (kind !== undefined) return method === 'GET' && kind === 'document';
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

function languageIn(cookies: string | undefined, languages: Languages): string | null {
  const language = parseCookie(cookies ?? '')[languages.cookieName] ?? '';
  return /^[a-z]{2}$/.test(language) && languages.of(languages.folderOf(language) || '/') === language
    ? language
    : null;
}

function pathOf(referer: string | undefined): string | null {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : null;
}
