import type { IncomingMessage, ServerResponse } from 'node:http';

/** Links to what every page needs, as the header `Link` says them. */
export type ReadHints = () => Promise<readonly string[]>;

/**
 * Tells a browser that goes to a page what every page needs, before there is the page, which does not wait for it. Others get none: programs that
 * know no early response, and requests that are for no page. Off by default: a proxy that does not know them takes them
 * for the page, as nginx 1.22 did. A `Link` header on the page itself gained less (docs/benchmarks.md).
 */
export async function sendEarlyHints(
  req: IncomingMessage,
  res: ServerResponse,
  readHints: ReadHints,
): Promise<void> {
  const isForPage = req.method === 'GET' && req.headers['sec-fetch-mode'] === 'navigate';
  if (!isForPage || req.httpVersion !== '1.1') return;
  const links = await readHints();
  if (!res.headersSent && !res.destroyed) res.writeEarlyHints({ link: [...links] });
}
