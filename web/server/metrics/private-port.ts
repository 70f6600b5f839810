import type { RequestListener } from 'node:http';
import type { ServerEnvironment } from '../environment';
import { listen, type Listening } from '../http/listen';
import { visitOfAnybody, type RenderPage } from '../pages/pages';
import { followContentCalls } from './content-calls';
import type { Metrics } from './metrics';

/**
 * Opens the private port where the environment asks for one, and begins to count calls to the content backend.
 * @returns null where it asks for none
 */
export async function openPrivatePort(
  {
    metrics: where,
    contentUrl,
    contentPrefix,
    siteUrl,
  }: Pick<ServerEnvironment, 'metrics' | 'contentUrl' | 'contentPrefix' | 'siteUrl'>,
  metrics: Metrics,
  render: RenderPage,
): Promise<Listening | null> {
  if (where === null) return null;
  // The feed of changes holds its questions for as long as nothing changes.
  const feed = `${contentPrefix}/purges`;
  const stop = followContentCalls(
    ({ origin, path }) => origin === contentUrl.origin && !path.startsWith(feed),
    (status, ms) => metrics.calledContent(status, ms),
  );
  const listening = await listen(createPrivatePort(metrics, render, siteUrl), where.port, where.host);
  console.log(`Figures of this process are at http://${where.host}:${listening.port}/metrics`);
  return {
    port: listening.port,
    close() {
      stop();
      return listening.close();
    },
  };
}

/**
 * What only the organiser's own machines may ask: the figures of this process, and whether it is well. It listens on a
 * port of its own, so that nothing a visitor sends can reach it.
 * @param render what answers `/health` on the public port too
 */
function createPrivatePort(metrics: Metrics, render: RenderPage, site: URL): RequestListener {
  async function answer(path: string): Promise<{ status: number; type: string; body: string }> {
    if (path === '/metrics') {
      return { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() };
    }
    if (path === '/health') {
      const response = await render(new Request(new URL('/health', site)), {
        ...visitOfAnybody(),
        nonce: null,
      });
      return { status: response.status, type: 'application/json', body: await response.text() };
    }
    return { status: 404, type: 'text/plain', body: 'Only /metrics and /health are here.\n' };
  }

  return (req, res) => {
    const path = (req.url ?? '').split('?', 1)[0] ?? '';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    answer(path).then(
      ({ status, type, body }) => {
        res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
        res.end(req.method === 'HEAD' ? undefined : body);
      },
      (error: unknown) => {
        console.error(`GET ${path} on the private port:`, error);
        res.writeHead(500).end();
      },
    );
  };
}
