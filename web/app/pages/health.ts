import { buildId } from '../builds/own-build';
import { contentHealth } from '../content/client/context.server';
import { environment } from '../environment.server';
import type { RouteHandle } from '../shell/layouts/handle';

export const handle: RouteHandle = { statistics: false };

/** Says that the site runs and how the content backend and its database are; never cached, never a page. */
export async function loader() {
  const body = { status: 'ok', build: buildId, ...(await contentHealth()) };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  // Whoever started this process sees that it is this one which answers, not another program on its port.
  if (environment.startId !== null) headers.set('X-Start-Id', environment.startId);
  return Response.json(body, { headers });
}
