import type { RequestListener } from 'node:http';
import type { ServerEnvironment } from '../environment';
import { listen, type Listening } from '../http/listen';
import { visitOfAnybody, type RenderPage } from '../pages/pages';
import { followContentCalls } from './content-calls';
import type { Metrics } from './metrics';

export interface Readiness {
  /** Renders `/health`, as on the public port; null until the site serves. */
  render: RenderPage | null;
  isStopping: boolean;
}

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
  readiness: Readonly<Readiness>,
): Promise<Listening | null> {
  if (where === null) return null;
  // The feed of changes holds its questions for as long as nothing changes.
  const feed = `${contentPrefix}/purges`;
  const stop = followContentCalls(
    ({ origin, path }) => origin === contentUrl.origin && !path.startsWith(feed),
    (status, ms) => metrics.calledContent(status, ms),
  );
  const listening = await listen(createPrivatePort(metrics, readiness, siteUrl), where.port, where.host);
  console.log(`Figures of this process are at http://${where.host}:${listening.port}/metrics`);
  return {
    port: listening.port,
    close() {
      stop();
      return listening.close();
    },
  };
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/**
 * Gives the metrics and the health of this process to the organiser's own machines. It listens on a port of
 * its own, so that no request of a visitor can reach it. `/readyz` asks neither database nor content backend:
 * without them the site answers from its cache.
 */
function createPrivatePort(metrics: Metrics, readiness: Readonly<Readiness>, site: URL): RequestListener {
  async function answer(path: string): Promise<Answer> {
    const { render, isStopping } = readiness;
    switch (path) {
      case '/metrics':
        return { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() };
      case '/livez':
        return json(200, { status: 'alive' });
      case '/readyz': {
        const isReady = render !== null && !isStopping;
        const parts = { started: { ok: render !== null }, process: { ok: !isStopping } };
        return json(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', parts });
      }
      case '/health': {
        if (!render) return json(503, { status: 'starting' });
        const visit = { ...visitOfAnybody(), nonce: null };
        const response = await render(new Request(new URL('/health', site)), visit);
        return { status: response.status, type: 'application/json', body: await response.text() };
      }
      default:
        return {
          status: 404,
          type: 'text/plain',
          body: 'Only /metrics, /livez, /readyz and /health are here.\n',
        };
    }
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
