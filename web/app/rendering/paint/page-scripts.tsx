import { use } from 'react';
import {
  Scripts,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useLocation,
} from 'react-router';
import type { Locale } from '../../messages/locale';
import { textFilesOf } from '../../messages/text-files';
import { Nonce } from '../nonce';
import { wakeScript } from '../hydration/wake';

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;

/** Where the router finds, as it is streamed, the data that the page was made of. */
const stream =
  'window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
/** What a browser has for them: they have run, and nothing is to be put in their place. */
const spent = { __html: ' ' };

/**
 * The scripts of a page, as React Router's own `Scripts` gives them, but fetched when the page has been painted: see
 * docs/decisions/0116-paint-first.md.
 */
export function PageScripts({ locale }: { locale: Locale }) {
  const nonce = use(Nonce);
  const framework = use(FrameworkContext);
  const matches = use(StateContext)?.matches ?? [];
  const { pathname } = useLocation();
  // Vite's own modules have to come first while developing.
  if (import.meta.env.DEV) return <Scripts />;
  const ids = matches.map(({ route }) => route.id);
  const texts =
    import.meta.env.SSR && framework ? textsOf(framework, ids, textPaths(locale, pathname)) : null;
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={texts?.context ?? spent} />
      <script
        nonce={nonce}
        type="module"
        async
        suppressHydrationWarning
        dangerouslySetInnerHTML={texts?.wake ?? spent}
      />
    </>
  );
}

function textsOf(framework: Framework, ids: readonly string[], texts: readonly string[]) {
  expectStream(framework);
  const { manifest, serverHandoffString = '{}' } = framework;
  const { entry } = manifest;
  const files = new Set([manifest.url, entry.module, ...entry.imports, ...texts]);
  const routes = ids.map((id): [string, ...string[]] => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The build has no route ${id}`);
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route;
    const parts = [
      clientActionModule,
      clientLoaderModule,
      clientMiddlewareModule,
      hydrateFallbackModule,
      route.module,
    ].filter((part) => part !== undefined);
    for (const file of [...parts, ...(route.imports ?? [])]) files.add(file);
    return [id, ...parts];
  });
  return {
    context: { __html: `window.__reactRouterContext = ${serverHandoffString};${stream}` },
    wake: {
      __html: wakeScript({ files: [...files], manifest: manifest.url, routes, entry: entry.module }),
    },
  };
}

/** The texts that a page starts with, in files that vite.config.ts names. */
function textPaths(locale: Locale, pathname: string): string[] {
  return textFilesOf(pathname).map((file) => `/assets/${locale}-${file}-${import.meta.env.BUILD_ID}.js`);
}

/** Has the router stream the page's data after it, which it does for a page that has its scripts. */
function expectStream({ renderMeta }: Framework): void {
  if (renderMeta) renderMeta.didRenderScripts = true;
}
