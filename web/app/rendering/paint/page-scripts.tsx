import { createContext, use } from 'react';
import { Scripts, useLocation, type EntryContext } from 'react-router';
import type { Locale } from '../../messages/locale';
import { textFilesOf } from '../../messages/text-files';
import { Nonce } from '../nonce';
import { startScript } from './start-scripts';

/** On the server, what React Router gives `handleRequest` for the page; null in browsers. */
export const PageEntry = createContext<EntryContext | null>(null);

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
  const entry = use(PageEntry);
  const { pathname } = useLocation();
  // Vite's own modules have to come first while developing.
  if (import.meta.env.DEV) return <Scripts />;
  const texts = import.meta.env.SSR && entry ? textsOf(entry, textPaths(locale, pathname)) : null;
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

function textsOf(page: EntryContext, texts: readonly string[]) {
  expectStream(page);
  const { manifest, serverHandoffString = '{}', staticHandlerContext } = page;
  const { entry } = manifest;
  const files = new Set([manifest.url, entry.module, ...entry.imports, ...texts]);
  const routes = staticHandlerContext.matches.map(({ route: { id } }): [string, ...string[]] => {
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
      __html: startScript({ files: [...files], manifest: manifest.url, routes, entry: entry.module }),
    },
  };
}

/** The texts that a page starts with, in files that vite.config.ts names. */
function textPaths(locale: Locale, pathname: string): string[] {
  return textFilesOf(pathname).map((file) => `/assets/${locale}-${file}-${import.meta.env.BUILD_ID}.js`);
}

/** Has the router stream the page's data after it, which it does for a page that has its scripts. */
function expectStream({ renderMeta }: EntryContext): void {
  if (renderMeta) renderMeta.didRenderScripts = true;
}
