import type { EnvironmentOptions } from 'vite';

type Output = NonNullable<NonNullable<EnvironmentOptions['build']>['rollupOptions']>['output'];

interface Graph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** A module that this many pages and parts use is in the file that all of them have. */
const usedByMany = 12;

const framework = /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|^\0rolldown\/runtime/;
/** What every page loads by itself; the second starts the app, and must not run with the first. */
const start = /\/app\/(?:root|entry\.client)\.tsx/;
const ignition = /\/app\/entry\.client\.tsx/;
/** What is in files of its own, fetched beside the code: the texts of a language, and the drawings of all icons. */
const beside = /\/app\/(?:messages\/(?:nl|en)(?:[-/.]|$)|ui\/icons\/lucide)/;
/** What pages have that are a list to look through, and others have not. */
const lists =
  /\/app\/(?:listing\/(?!list-back|list-origin|back-link)|layouts\/workspace|ui\/(?:checkbox-group|filter-group|pagination|select|search-field|empty-state)\.)/;

/**
 * How the code for browsers is cut into files. Many small files compress badly and have a request each; so there is one
 * of the framework, which outlives builds, one of what every page has around it, one of what most pages use, and few
 * besides. See docs/decisions/0112-a-budget-for-what-browsers-fetch.md.
 */
export function browserParts(buildId: string): Output {
  const known = new Map<string, boolean>();
  return {
    codeSplitting: {
      groups: [
        { name: 'drawings', test: /\/app\/ui\/icons\/lucide/, priority: 5 },
        { name: 'framework', test: framework, priority: 4 },
        {
          name: (id, graph) =>
            !beside.test(id) && !ignition.test(id) && isInStart(id, graph, known) ? 'frame' : null,
          priority: 3,
        },
        {
          name: 'shared',
          test: (id) => id.includes('/app/') && !beside.test(id) && !lists.test(id),
          minShareCount: usedByMany,
          priority: 2,
        },
        { name: 'lists', test: lists, priority: 1 },
      ],
    },
    // The server preloads the texts of a page, and knows no hash (app/page-scripts.tsx).
    chunkFileNames: ({ facadeModuleId }) =>
      /\/app\/messages\/[a-z]{2}-\w+\.ts$/.test(facadeModuleId ?? '')
        ? `assets/[name]-${buildId}.js`
        : 'assets/[name]-[hash].js',
  };
}

/** Whether a module is loaded with every page, because what starts the app imports it. */
function isInStart(id: string, graph: Graph, known: Map<string, boolean>): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  // Modules that import each other end here.
  known.set(id, false);
  const found =
    start.test(id) ||
    /\/app\/messages\/format\.ts$/.test(id) ||
    (graph.getModuleInfo(id)?.importers.some((importer) => isInStart(importer, graph, known)) ?? false);
  known.set(id, found);
  return found;
}
