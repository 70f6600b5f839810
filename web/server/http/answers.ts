import type { IncomingMessage, ServerResponse } from 'node:http';
import { policyOfStyled } from '../security/content-policy';
import { isRobot } from '../pages/robot';

/** A request the server itself refuses, before any page or content is involved. */
export interface Refusal {
  status: number;
  title: string;
  message: string;
  headers?: Record<string, string>;
}

/** Seconds after which asking again makes sense when something behind the server is down. */
export const retryAfter = '10';

const styles = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
a { color: inherit }
`;
const policy = policyOfStyled(styles);

/**
 * Closes a request with a small page in Dutch that needs nothing else: no script, no style sheet, no backend. A robot
 * gets what it says as one line of text.
 */
export function refuse(req: IncomingMessage, res: ServerResponse, refusal: Refusal): void {
  const { message } = refusal;
  if (isRobot(req.headers['user-agent']))
    return answer(req, res, refusal, 'text/plain; charset=utf-8', message);
  answerPlainPage(req, res, refusal, { href: '/', text: 'Terug naar home' });
}

/**
 * Sends somebody on to another site by a page that goes there by itself. A redirect would be held to the policy of the
 * page whose form led to it, and the addresses of the services where people sign in are not known to it.
 */
export function leadAway(req: IncomingMessage, res: ServerResponse, location: string): void {
  const { host, href } = new URL(location);
  const title = 'U gaat verder op een andere site';
  const message = `U gaat naar ${host}.`;
  const headers = { Refresh: `0; url=${href}` };
  answerPlainPage(req, res, { status: 200, title, message, headers }, { href, text: 'Ga verder' });
}

/** A page that needs nothing else. What it says is text, and may hold anything. */
function answerPlainPage(
  req: IncomingMessage,
  res: ServerResponse,
  said: Refusal,
  link: { href: string; text: string },
): void {
  const title = escape(said.title);
  const page = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
<h1>${title}</h1>
<p>${escape(said.message)}</p>
<p><a href="${escape(link.href)}">${link.text}</a></p>
</html>
`;
  if (!res.headersSent) res.setHeader('Content-Security-Policy', policy);
  answer(req, res, said, 'text/html; charset=utf-8', page);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Closes a call with the error body that the content backend's clients know. */
export function refuseCall(
  req: IncomingMessage,
  res: ServerResponse,
  refusal: Refusal & { name: string },
): void {
  const { status, name, message } = refusal;
  const body = JSON.stringify({ data: null, error: { status, name, message, details: {} } });
  answer(req, res, refusal, 'application/json; charset=utf-8', body);
}

function answer(
  req: IncomingMessage,
  res: ServerResponse,
  refusal: Refusal,
  contentType: string,
  body: string,
): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const bytes = Buffer.from(body);
  res.writeHead(refusal.status, {
    'Content-Type': contentType,
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    ...refusal.headers,
    ...(hasUnreadBody(req) && { Connection: 'close' }),
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** What is left of a body would have to be read before the next request; closing is cheaper. */
function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  return (
    !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}

export const notFound: Refusal = {
  status: 404,
  title: 'Niet gevonden',
  message: 'Dit bestand bestaat niet.',
};
export const unavailable: Refusal = {
  status: 503,
  title: 'Even niet bereikbaar',
  message: 'De inhoud van de site is nu niet bereikbaar. Probeer het over een paar seconden opnieuw.',
  headers: { 'Retry-After': retryAfter },
};
export const tooLarge: Refusal = {
  status: 413,
  title: 'Te groot',
  message: 'Dit verzoek is te groot om te verwerken.',
};
export const foreignForm: Refusal = {
  status: 403,
  title: 'Niet verstuurd',
  message:
    'Dit formulier kwam niet van deze site. Er is niets gedaan. Open de pagina hier en vul het opnieuw in.',
};
export const serverError: Refusal = {
  status: 500,
  title: 'Er is iets fout gegaan',
  message: 'De server kon deze pagina niet maken. Probeer het later opnieuw.',
};

/** 429: too much at once from one address; `wait` is in whole seconds. */
export function tooManyRequests(wait: number): Refusal {
  return {
    status: 429,
    title: 'Even geduld',
    message: `Er komt nu te veel tegelijk van uw netwerk. Probeer het over ${wait === 1 ? 'een seconde' : `${wait} seconden`} opnieuw.`,
    headers: { 'Retry-After': String(wait) },
  };
}

/** 405 with the methods that do work. */
export function methodNotAllowed(allowed: readonly string[]): Refusal {
  return {
    status: 405,
    title: 'Niet toegestaan',
    message: 'Deze manier van opvragen kan hier niet.',
    headers: { Allow: allowed.join(', ') },
  };
}
