import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRequestHandler, useLocation, type ServerBuild } from 'react-router';
import { contextFor } from './content/client/visitor/visitor.server';
import * as entry from './entry.server';
import { errorResponse } from './errors/error-response.fixture';
import { messagesFor } from './messages/messages';

/** Pages are rendered per request. The type requires `prerender` too. */
const rendering = { ssr: true, isSpaMode: false, prerender: [] };

/** Errors of loaders, by path. */
const failures: Record<string, unknown> = {
  '/weg': errorResponse(404, 'Not Found', { message: 'Page Not Found: /weg' }),
  '/vraag': errorResponse(400, 'Bad Request', { message: 'Deze pagina van de lijst bestaat niet.' }),
  '/leeg': errorResponse(503, 'Service Unavailable', { message: 'De inhoud is nu niet bereikbaar.' }),
  '/stuk': new Error('secret detail'),
};

/** Fails while the page renders, at once or in a component below a Suspense boundary. */
function Page() {
  const { pathname } = useLocation();
  if (pathname === '/tekening') throw new Error('secret detail');
  return <Suspense fallback="wacht">{pathname === '/later' ? <Broken /> : 'Pagina'}</Suspense>;
}

function Broken(): never {
  throw new Error('secret detail');
}

const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        default: Page,
        ErrorBoundary: () => <h1>Er is iets fout gegaan</h1>,
        loader: ({ url }) => {
          const failure = failures[url.pathname];
          if (failure !== undefined) throw failure;
          return null;
        },
      },
    },
  },
  assets: {
    entry: { imports: [], module: '' },
    routes: {
      root: {
        id: 'root',
        path: '*',
        module: '',
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
        hasAction: false,
        hasLoader: true,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: true,
      },
    },
    url: '',
    version: '',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
  ...rendering,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

async function ask(path: string, isRobot: boolean) {
  const request = new Request(`http://localhost${path}`);
  const tokens = { access: null, refresh: null };
  const context = contextFor(request, { ip: null, isRobot, requestId: 'x', tokens, nonce: null });
  const response = await createRequestHandler(build, 'production')(request, context);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
}

// While developing the screen shows more.
beforeEach(() => {
  vi.stubEnv('DEV', false);
});

const unexpected = messagesFor('nl').shell.error.unexpectedMessage;
const errors: [path: string, status: number, message: string][] = [
  ['/weg', 404, 'Page Not Found: /weg'],
  ['/vraag', 400, 'Deze pagina van de lijst bestaat niet.'],
  ['/leeg', 503, 'De inhoud is nu niet bereikbaar.'],
  ['/stuk', 500, unexpected],
  ['/tekening', 500, unexpected],
  ['/later', 500, unexpected],
];

test.each(errors)(
  'for %s a robot gets the status %i and one plain line, not the error screen',
  async (path, status, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await ask(path, true)).toEqual({ status, type: 'text/plain; charset=utf-8', body: message });
  },
);

test.each(errors)('for %s a person gets the status %i and the error screen', async (path, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await ask(path, false);
  expect(response).toMatchObject({ status, type: 'text/html; charset=utf-8' });
  expect(response.body).toContain('<h1>Er is iets fout gegaan</h1>');
  expect(response.body).not.toContain('secret detail');
});

test('a robot gets a page that did not fail as everybody does', async () => {
  expect(await ask('/', true)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
});
