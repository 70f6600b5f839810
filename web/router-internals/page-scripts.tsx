import { createContext, use } from 'react';
import { Scripts, type EntryContext } from 'react-router';
import { startScript } from './start-scripts';

/** On the server, what React Router gives `handleRequest` for the page; null in browsers. */
export const PageEntry = createContext<EntryContext | null>(null);

/** React Router reads the page's loader data from this stream. */
const dataStream =
  'window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
/** The content of the scripts while hydrating: they have run, and React must not run them again. */
const alreadyRun = { __html: ' ' };

interface PageScriptsProps {
  nonce: string | undefined;
  files: readonly string[];
}

/**
 * Replaces React Router's `Scripts`: the same scripts, but loaded after the first paint. See
 * docs/decisions/0116-paint-first.md.
 */
export function PageScripts({ nonce, files }: PageScriptsProps) {
  const entry = use(PageEntry);
  // In development Vite's own modules have to come first.
  if (import.meta.env.DEV) return <Scripts />;
  const scripts = import.meta.env.SSR && entry ? scriptsOf(entry, files) : null;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={scripts?.context ?? alreadyRun}
      />
      <script
        nonce={nonce}
        type="module"
        async
        suppressHydrationWarning
        dangerouslySetInnerHTML={scripts?.start ?? alreadyRun}
      />
    </>
  );
}

export function scriptsOf(page: EntryContext, ownFiles: readonly string[]) {
  expectDataStream(page);
  const { manifest, serverHandoffString = '{}', staticHandlerContext } = page;
  const { entry } = manifest;
  const files = new Set([manifest.url, entry.module, ...entry.imports, ...ownFiles]);
  const routes = staticHandlerContext.matches.map(({ route: { id } }): [string, ...string[]] => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The build has no route ${id}`);
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route;
    const moduleFiles = [
      clientActionModule,
      clientLoaderModule,
      clientMiddlewareModule,
      hydrateFallbackModule,
      route.module,
    ].filter((file) => file !== undefined);
    for (const file of [...moduleFiles, ...(route.imports ?? [])]) files.add(file);
    return [id, ...moduleFiles];
  });
  return {
    context: { __html: `window.__reactRouterContext = ${serverHandoffString};${dataStream}` },
    start: {
      __html: startScript({ files: [...files], manifest: manifest.url, routes, entry: entry.module }),
    },
  };
}

/** Makes the router stream the page's data after its HTML, which it does only when its `Scripts` is rendered. */
function expectDataStream({ renderMeta }: EntryContext): void {
  if (renderMeta) renderMeta.didRenderScripts = true;
}
