import { expect, test } from 'vitest';
import {
  createRequestHandler,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  type ServerBuild,
} from 'react-router';
import * as entry from './entry.server';

const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** How a build says that pages are made per request; the type still asks for the field that this replaced. */
const rendering = { ssr: true, isSpaMode: false, prerender: [] };

const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        default: () => null,
        ErrorBoundary: () => <h1>Er is iets fout gegaan</h1>,
        loader: () => {
          throw new ErrorResponseImpl(404, 'Not Found', { message: 'Page Not Found: /weg' });
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

async function ask(userAgent: string) {
  const request = new Request('http://localhost/weg', { headers: { 'user-agent': userAgent } });
  const response = await createRequestHandler(build, 'production')(request);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
}

test('a robot gets the status and one plain line, not the error screen', async () => {
  expect(await ask(robot)).toEqual({
    status: 404,
    type: 'text/plain; charset=utf-8',
    body: 'Page Not Found: /weg',
  });
});

test('a person gets the error screen', async () => {
  const { status, type, body } = await ask(person);
  expect({ status, type }).toEqual({ status: 404, type: 'text/html; charset=utf-8' });
  expect(body).toContain('<h1>Er is iets fout gegaan</h1>');
});
