export interface PageScripts {
  /** All files of the page, in no order; preloaded together. */
  files: string[];
  /** React Router's manifest of all routes, which registers itself. */
  manifest: string;
  /** The page's routes: the id of each, and the files of its module. */
  routes: [id: string, ...files: string[]][];
  /** Hydrates the page. It needs the others. */
  entry: string;
}

/** The event for a script of the page that failed to load; see builds/start-guard.ts. */
export const scriptsFailed = 'scriptsfailed';

/**
 * Loads the scripts of a page after its first paint. On a slow network styles, fonts and the first picture then do not
 * compete with them, and a slow processor paints before it parses them. It is sent as text and uses nothing from outside
 * itself. See docs/decisions/0116-paint-first.md.
 */
async function loadScripts(
  importFile: (file: string) => Promise<object>,
  { files, manifest, routes, entry }: PageScripts,
  failedEvent: string,
  timeoutMs: number,
) {
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    // In the task after a frame the page has been painted. A hidden page has no frames.
    if (document.visibilityState === 'hidden') return done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, timeoutMs);
  });
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  try {
    const routeModules = routes.map(async ([id, ...moduleFiles]): Promise<[string, object]> => {
      const modules = await Promise.all(moduleFiles.map(importFile));
      return [id, modules.reduce((all, module) => ({ ...all, ...module }))];
    });
    const [loaded] = await Promise.all([Promise.all(routeModules), importFile(manifest)]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(loaded) });
    await importFile(entry);
  } catch (error) {
    dispatchEvent(new Event(failedEvent));
    throw error;
  }
}

/** How long to wait for the first frame once the styles are there: an iframe out of sight may have none. */
const paintTimeoutMs = 1000;

export function startScript(scripts: PageScripts): string {
  const values = [scripts, scriptsFailed, paintTimeoutMs].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return `(${loadScripts.toString()})((file)=>import(file),${values.join(',')})`;
}
