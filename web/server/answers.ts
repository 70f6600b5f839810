import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRobot } from './robot';

/** A request the server itself refuses, before any page or content is involved. */
export interface Refusal {
  status: number;
  title: string;
  message: string;
  headers?: Record<string, string>;
}

/** Seconds after which asking again makes sense when something behind the server is down. */
export const retryAfter = '10';

/**
 * Closes a request with a small page in Dutch that needs nothing else: no script, no style sheet, no backend. A robot
 * gets what it says as one line of text.
 */
export function refuse(req: IncomingMessage, res: ServerResponse, refusal: Refusal): void {
  const { title, message } = refusal;
  if (isRobot(req.headers['user-agent']))
    return answer(req, res, refusal, 'text/plain; charset=utf-8', message);
  const page = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
a { color: inherit }
</style>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="/">Terug naar home</a></p>
</html>
`;
  answer(req, res, refusal, 'text/html; charset=utf-8', page);
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

/** 405 with the methods that do work. */
export function methodNotAllowed(allowed: readonly string[]): Refusal {
  return {
    status: 405,
    title: 'Niet toegestaan',
    message: 'Deze manier van opvragen kan hier niet.',
    headers: { Allow: allowed.join(', ') },
  };
}
