/** The scripts of one page, as addresses. */
export interface PageScripts {
  /** All that are fetched for it, in no order. */
  files: string[];
  /** The list of all routes, which says by itself where it is to be found. */
  manifest: string;
  /** The modules of the page's routes: the name of each, and the files that make it up. */
  routes: [id: string, ...parts: string[]][];
  /** What makes the page live. It needs the others. */
  entry: string;
}

/** Said when a script of the page did not come; see builds/start-guard.ts. */
export const scriptsFailed = 'scriptsfailed';

/**
 * Fetches the scripts of a page once it has been painted, so that they are in nobody's way: on a slow network styles,
 * fonts and the first picture have it to themselves, and a slow processor paints before it reads scripts. It is sent as text
 * and uses nothing from outside. See docs/decisions/0116-paint-first.md.
 * @param bring imports a module
 * @param longest how long to wait for a frame that does not come, in ms
 */
async function loadScripts(
  bring: (file: string) => Promise<object>,
  { files, manifest, routes, entry }: PageScripts,
  failed: string,
  longest: number,
) {
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    // In the task after a frame the page has been painted. What nobody looks at has no frames.
    if (document.visibilityState === 'hidden') return done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, longest);
  });
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  try {
    const modules = routes.map(async ([id, ...parts]): Promise<[string, object]> => {
      const brought = await Promise.all(parts.map(bring));
      return [id, brought.reduce((all, part) => ({ ...all, ...part }))];
    });
    const [brought] = await Promise.all([Promise.all(modules), bring(manifest)]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(brought) });
    await bring(entry);
  } catch (error) {
    dispatchEvent(new Event(failed));
    throw error;
  }
}

/** How long to wait for a frame once the styles are there, in ms: a frame inside a page may be out of its sight. */
const longest = 1000;

/** The inline module script of a page. */
export function startScript(scripts: PageScripts): string {
  const values = [scripts, scriptsFailed, longest].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return `(${loadScripts.toString()})((file)=>import(file),${values.join(',')})`;
}
