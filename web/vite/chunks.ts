import type { EnvironmentOptions, Plugin } from 'vite';

type Output = NonNullable<NonNullable<EnvironmentOptions['build']>['rollupOptions']>['output'];

interface Graph {
  getModuleInfo(
    id: string,
  ): { importers: string[]; dynamicImporters: string[]; importedIds: string[]; isEntry: boolean } | null;
}

/** A module that this many pages and parts use is in the file that all of them have. */
const usedByMany = 12;

const framework = /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|^\0rolldown\/runtime/;
/** What every page loads by itself; the second starts the app, and must not run with the first. */
const start = /\/app\/(?:root|entry\.client)\.tsx/;
const ignition = /\/app\/entry\.client\.tsx/;
const lazyHydrate = /\/app\/rendering\/hydration\/lazy-hydrate\.tsx$/;
const header = /\/app\/shell\/navigation\/site-header\.tsx$/;
/** What content pages open with. */
const blocks = /\/app\/blocks\//;
/** The pages that people come to first, which are to start with as little as can be. */
const firstPages = /\/app\/(?:pages\/home|exhibitors\/routes\/(?:list|detail))\.tsx$/;
/** What is in files of its own, fetched beside the code: the texts of a language, and the drawings of all icons. */
const beside = /\/app\/(?:messages\/(?:nl|en)(?:[-/.]|$)|icons\/lucide)/;
/** What pages have that are a list to look through, and others have not. */
const lists =
  /\/app\/(?:listing\/(?!reading-list|themed-list|request\/(?:list-back|list-origin|list-pagination|back-link|search-params))|shell\/layouts\/workspace\.|ui\/(?:form\/(?:checkbox-group|filter-group|select|search-field)|layout\/empty-state)\.)/;

/**
 * How the code for browsers is cut into files. Many small files compress badly and have a request each; so there is one
 * of the framework, which outlives builds, one of what every page has around it, one of what most pages use, and few
 * besides. See docs/decisions/0112-javascript-budget.md.
 */
export function browserParts(buildId: string): Output {
  const isInStart = reachedFrom((id) => start.test(id) || /\/app\/messages\/format\.ts$/.test(id));
  const isOfPage = reachedFrom((id, graph) => graph.getModuleInfo(id)?.isEntry ?? false);
  const isOfFirst = reachedFrom((id) => firstPages.test(id));
  const isOfLazy = reachedFrom(isLazilyHydrated);
  const isOfHeader = reachedFrom((id) => header.test(id));
  /** What first pages do not start with is in a file beside. */
  const nameIn = (name: string, id: string, graph: Graph) => (isOfFirst(id, graph) ? name : `${name}-more`);
  return {
    codeSplitting: {
      groups: [
        { name: 'drawings', test: /\/app\/icons\/lucide/, priority: 5 },
        { name: 'framework', test: framework, priority: 4 },
        {
          name: (id, graph) =>
            !beside.test(id) && !ignition.test(id) && isInStart(id, graph) ? 'frame' : null,
          includeDependenciesRecursively: false,
          priority: 3,
        },
        {
          name: (id, graph) => {
            if (beside.test(id) || !isOfLazy(id, graph) || isOfPage(id, graph)) return null;
            return isOfHeader(id, graph) ? 'header' : 'below-the-fold';
          },
          includeDependenciesRecursively: false,
          priority: 3,
        },
        {
          name: (id, graph) =>
            id.includes('/app/') && !beside.test(id) && !lists.test(id) ? nameIn('shared', id, graph) : null,
          minShareCount: usedByMany,
          priority: 2,
        },
        {
          name: (id, graph) => (blocks.test(id) && isOfPage(id, graph) ? 'blocks' : null),
          includeDependenciesRecursively: false,
          priority: 1,
        },
        {
          name: (id, graph) => (lists.test(id) ? nameIn('lists', id, graph) : null),
          includeDependenciesRecursively: false,
          priority: 1,
        },
      ],
    },
    // The server preloads the texts of a page, and knows no hash (app/rendering/paint/page-scripts.tsx).
    chunkFileNames: ({ facadeModuleId }) =>
      /\/app\/messages\/[a-z]{2}-\w+\.ts$/.test(facadeModuleId ?? '')
        ? `assets/[name]-${buildId}.js`
        : 'assets/[name]-[hash].js',
  };
}

type Test = (id: string, graph: Graph) => boolean;

/** Whether the module is imported by a call of `lazyHydrate`. */
function isLazilyHydrated(id: string, graph: Graph): boolean {
  const importers = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  return importers.some((importer) =>
    graph.getModuleInfo(importer)?.importedIds.some((path) => lazyHydrate.test(path)),
  );
}

/** Whether a module comes along with one for which `isRoot` holds, because that imports it. */
function reachedFrom(isRoot: Test): Test {
  const known = new Map<string, boolean>();
  return function isReached(id, graph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules that import each other end here.
    known.set(id, false);
    const info = graph.getModuleInfo(id);
    const importers = info?.importers ?? [];
    const found: boolean = isRoot(id, graph) || importers.some((importer) => isReached(importer, graph));
    known.set(id, found);
    return found;
  };
}

/**
 * Lets a page's own file hold what others use as well: modules go where the groups above say, without all they import,
 * which Rolldown has only then. React Router sets it otherwise, and last.
 */
export function sharedEntries(): Plugin {
  return {
    name: 'shared-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}
