import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  data,
  Outlet,
  redirect,
  RouterContextProvider,
  Scripts,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';

/** The context that the router gave to render the last page. */
export let lastEntry: EntryContext | undefined;

const route = (id: string, path: string, imports: string[]) => ({
  id,
  path,
  imports,
  module: `/assets/${id}.js`,
  hasAction: id === 'page',
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

/** The type requires all of it. */
const rendering = { ssr: true, isSpaMode: false, prerender: [] };

const build: ServerBuild = {
  entry: {
    module: {
      default: async (request, status, headers, entryContext) => {
        lastEntry = entryContext;
        const page = new PassThrough();
        const { pipe } = renderToPipeableStream(<ServerRouter context={entryContext} url={request.url} />, {
          onAllReady: () => pipe(page),
        });
        return new Response(await text(page), { status, headers });
      },
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => (
          <>
            <Outlet />
            <Scripts />
          </>
        ),
        loader: () => ({ site: 'De beurs' }),
      },
    },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'lijst?',
      module: {
        default: () => <p>Lijst</p>,
        loader: ({ url }) => ({ query: url.search, none: undefined, when: new Date(0) }),
        action: async ({ request }) => {
          const form = await request.formData();
          return form.get('naam') === ''
            ? data({ errors: { naam: 'Vul iets in.' } }, 400)
            : redirect('/dank');
        },
      },
    },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: route('root', '', ['/assets/frame.js']),
      page: { ...route('page', 'lijst?', ['/assets/list.js', '/assets/frame.js']), parentId: 'root' },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_middleware: true, v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true },
  ...rendering,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

/** React Router's own response, of a site with one page. */
export function ask(path: string, init?: RequestInit): Promise<Response> {
  const handler = createRequestHandler(build, 'production');
  return handler(new Request(`http://localhost${path}`, init), new RouterContextProvider());
}
