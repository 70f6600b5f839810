import { buildId } from '../rendering/builds/own-build';
import { isContentReachable } from '../content/client/context.server';
import { environment } from '../environment.server';
import type { RouteHandle } from '../shell/layouts/handle';

/** Milliseconds that a health check may wait for the content backend. */
const contentTimeoutMs = 1000;

export const handle: RouteHandle = { statistics: false };

/** Says that the site runs and whether its content can be reached; never cached, never a page. */
export async function loader() {
  const content = (await isContentReachable(contentTimeoutMs)) ? 'up' : 'down';
  const body = { status: 'ok', build: buildId, content };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  // Whoever started this process sees that it is this one which answers, not another program on its port.
  if (environment.startId !== null) headers.set('X-Start-Id', environment.startId);
  return Response.json(body, { headers });
}
