import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Tells a browser that goes to a page what every page needs, before there is the page. Others get none: programs that
 * know no early response, and requests that are for no page. Off by default: a proxy that does not know them takes them
 * for the page, as nginx 1.22 did. A `Link` header on the page itself gained less (docs/benchmarks.md).
 * @param links as the header `Link` says them
 */
export function sendEarlyHints(req: IncomingMessage, res: ServerResponse, links: readonly string[]): void {
  const isForPage = req.method === 'GET' && req.headers['sec-fetch-mode'] === 'navigate';
  if (isForPage && req.httpVersion === '1.1') res.writeEarlyHints({ link: [...links] });
}
