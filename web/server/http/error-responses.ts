import type { IncomingMessage, ServerResponse } from 'node:http';
import { closingHeaders } from './linger';
import { policyOfStyled } from './content-policy';
import { isRobot } from './robot';
import { errorTexts, pageLinks, redirectTexts } from './texts';

/** Sent by the server itself for a request that it rejects, before any page or content is involved. */
export interface ErrorResponse {
  status: number;
  title: string;
  message: string;
  /** The same on pages in English, for what visitors may meet. */
  english?: { title: string; message: string };
  headers?: Record<string, string>;
}

/** Seconds after which asking again makes sense when something behind the server is down. */
export const retryAfterSeconds = '10';

const styles = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
a { color: inherit; display: inline-block; padding: .6rem 1rem .6rem 0 }
`;
const policy = policyOfStyled(styles);

/**
 * Closes a request with a small page that needs nothing else: no script, no style sheet, no backend. A robot
 * gets what it says as one line of text.
 */
export function sendErrorPage(req: IncomingMessage, res: ServerResponse, errorResponse: ErrorResponse): void {
  const { message } = errorResponse;
  if (isRobot(req.headers['user-agent']))
    return send(req, res, errorResponse, 'text/plain; charset=utf-8', message);
  const isEnglish = errorResponse.english !== undefined && /^\/en(?:[/?]|$)/.test(req.url ?? '');
  const language = isEnglish ? 'en' : 'nl';
  const { retry, home } = pageLinks[language];
  // An empty address is that of the page itself.
  const again: Link[] = errorResponse.status >= 500 ? [{ href: '', text: retry }] : [];
  const links = [...again, { href: isEnglish ? '/en' : '/', text: home }];
  sendPlainPage(req, res, { ...errorResponse, ...(isEnglish && errorResponse.english), language, links });
}

/**
 * Sends somebody on to another site by a page that goes there by itself. A redirect would be held to the policy of the
 * page whose form led to it, and the addresses of the services where people sign in are not known to it.
 */
export function sendRedirectPage(req: IncomingMessage, res: ServerResponse, location: string): void {
  const { host, href } = new URL(location);
  const { title } = redirectTexts;
  const message = redirectTexts.message(host);
  const headers = { Refresh: `0; url=${href}` };
  const links = [{ href, text: pageLinks.nl.onward }];
  sendPlainPage(req, res, { status: 200, title, message, headers, language: 'nl', links });
}

interface PlainPage extends ErrorResponse {
  language: 'nl' | 'en';
  links: Link[];
}

interface Link {
  href: string;
  text: string;
}

/** A page that needs nothing else. What it says is text, and may hold anything. */
function sendPlainPage(req: IncomingMessage, res: ServerResponse, content: PlainPage): void {
  const title = escape(content.title);
  const links = content.links.map(({ href, text }) => `<a href="${escape(href)}">${text}</a>`);
  const page = `<!doctype html>
<html lang="${content.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
<h1>${title}</h1>
<p>${escape(content.message)}</p>
<p>${links.join('\n')}</p>
</html>
`;
  if (!res.headersSent) res.setHeader('Content-Security-Policy', policy);
  send(req, res, content, 'text/html; charset=utf-8', page);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export interface CallError extends Omit<ErrorResponse, 'title'> {
  name: string;
  details?: object;
}

export function sendErrorJson(req: IncomingMessage, res: ServerResponse, errorResponse: CallError): void {
  const { status, name, message, details = {} } = errorResponse;
  const body = JSON.stringify({ data: null, error: { status, name, message, details } });
  send(req, res, errorResponse, 'application/json; charset=utf-8', body);
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  errorResponse: Pick<ErrorResponse, 'status' | 'headers'>,
  contentType: string,
  body: string,
): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const bytes = Buffer.from(body);
  res.writeHead(errorResponse.status, {
    'Content-Type': contentType,
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    ...errorResponse.headers,
    ...closingHeaders(req, res),
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

export const notFound: ErrorResponse = { status: 404, ...errorTexts.notFound };
export const unavailable: ErrorResponse = {
  status: 503,
  ...errorTexts.unavailable,
  headers: { 'Retry-After': retryAfterSeconds },
};
export const tooLarge: ErrorResponse = { status: 413, ...errorTexts.tooLarge };
export const foreignForm: ErrorResponse = { status: 403, ...errorTexts.foreignForm };
export const serverError: ErrorResponse = { status: 500, ...errorTexts.serverError };

/** 429: too much at once from one IP address; `wait` is in whole seconds. */
export function tooManyRequests(waitSeconds: number): ErrorResponse {
  return {
    status: 429,
    ...errorTexts.tooManyRequests(waitSeconds),
    headers: { 'Retry-After': String(waitSeconds) },
  };
}

export function tooManyCalls(waitSeconds: number): CallError {
  return { ...tooManyRequests(waitSeconds), name: 'RateLimitError', message: 'Too many requests' };
}

export function methodNotAllowed(allowed: readonly string[]): ErrorResponse {
  return {
    status: 405,
    ...errorTexts.methodNotAllowed,
    headers: { Allow: allowed.join(', ') },
  };
}

export function noSuchCall(path: string): CallError {
  return { status: 404, name: 'NotFoundError', message: `Not found: ${path}` };
}

export function wrongCallMethod(allowed: readonly string[]): CallError {
  const headers = { Allow: allowed.join(', ') };
  return { status: 405, name: 'MethodNotAllowedError', message: 'Method not allowed', headers };
}

/** 503 of a call; `message` says what does not work now. */
export function callUnavailable(message: string): CallError {
  const headers = { 'Retry-After': retryAfterSeconds };
  return { status: 503, name: 'ServiceUnavailableError', message, headers };
}

export const foreignCall: CallError = {
  status: 403,
  name: 'ForbiddenError',
  message: 'This call can only be made from a page of this site',
};
export const callTooLarge: CallError = {
  status: 413,
  name: 'PayloadTooLargeError',
  message: 'Request body is too large',
};
