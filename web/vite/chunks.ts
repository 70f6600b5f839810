import type { EnvironmentOptions, Plugin } from 'vite';

type Output = NonNullable<NonNullable<EnvironmentOptions['build']>['rollupOptions']>['output'];

interface Graph {
  getModuleInfo(
    id: string,
  ): { importers: string[]; dynamicImporters: string[]; importedIds: string[]; isEntry: boolean } | null;
}

/** A module that this many chunks import is in the shared chunk. At 12 a page was 1.6 kB heavier. */
const minShareCount = 20;

const framework = /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|^\0rolldown\/runtime/;
/**
 * Modules that every page loads. The second hydrates the page, so it must stay a chunk of its own that runs
 * last.
 */
const start = /\/app\/(?:root|entry\.client)\.tsx/;
const clientEntry = /\/app\/entry\.client\.tsx/;
const lazyHydrate = /\/app\/rendering\/hydration\/lazy-hydrate\.tsx$/;
const header = /\/app\/shell\/navigation\/site-header\.tsx$/;
const blocks = /\/app\/blocks\//;
/** The pages that most visits begin at. They start with as little code as possible. */
const firstPages = /\/app\/(?:pages\/home|exhibitors\/routes\/(?:list|detail))\.tsx$/;
const formRules =
  /\/app\/form-engine\/(?:checks|judgement)\.|\/domain\/dist\/esm\/(?:numbers|forms\/(?:rules|submission|validate)\b)/;
const forms =
  /\/app\/(?:form-engine\/|ui\/form\/(?:text-area|select-field|options-field|check-mark|consent-field|file-field)\.)|\/node_modules\/@conform-to\//;
const fieldStates = /\/domain\/dist\/esm\/forms\/(?:states|conditions|values)\./;
/** Modules for forms with a field for files alone: the field is a lazy component inside of a form. */
const formFiles = /\/app\/(?:form-engine\/files\/|ui\/form\/file-field\.)/;
const fileLimits = /\/domain\/dist\/esm\/forms\/file-(?:limits|types)\./;
const ownChunks = /\/app\/(?:messages\/(?:(?:nl|en)(?:[-/.]|$)|field-failure)|icons\/lucide)/;
const lists =
  /\/app\/(?:listing\/(?!reading-list|themed-list|request\/(?:list-back|list-origin|list-pagination|back-link|search-params))|shell\/layouts\/workspace\.|ui\/(?:form\/(?:checkbox-group|filter-group|select)|layout\/empty-state)\.)/;

/**
 * Divides the code for browsers into chunks. Many small chunks compress badly and cost a request each. So there is one for
 * the framework, which stays the same across builds, one for the frame around every page, one for what most pages use, and
 * a few others. See docs/rendering.md.
 */
export function browserChunks(buildId: string): Output {
  const isInStart = reachedFrom((id) => start.test(id) || /\/app\/messages\/format\.ts$/.test(id));
  const isInPage = reachedFrom((id, graph) => graph.getModuleInfo(id)?.isEntry ?? false);
  const isInFirstPage = reachedFrom((id) => firstPages.test(id));
  const isInLazy = reachedFrom(isLazilyHydrated);
  const isInHeader = reachedFrom((id) => header.test(id));
  /** Puts modules that first pages do not start with in a second chunk. */
  const nameIn = (name: string, id: string, graph: Graph) =>
    isInFirstPage(id, graph) ? name : `${name}-more`;
  return {
    codeSplitting: {
      groups: [
        { name: 'drawings', test: /\/app\/icons\/lucide/, priority: 5 },
        { name: 'framework', test: framework, priority: 4 },
        {
          name: (id, graph) =>
            !ownChunks.test(id) && !clientEntry.test(id) && isInStart(id, graph) ? 'frame' : null,
          includeDependenciesRecursively: false,
          priority: 3,
        },
        {
          name: (id, graph) => {
            if (formRules.test(id)) return 'form-rules';
            // No page uses these, but some import what the package exports beside them.
            if (fileLimits.test(id)) return 'form-files';
            if (fieldStates.test(id)) return 'form';
            if (ownChunks.test(id) || !isInLazy(id, graph) || isInPage(id, graph)) return null;
            if (formFiles.test(id)) return 'form-files';
            if (forms.test(id)) return 'form';
            return isInHeader(id, graph) ? 'header' : 'below-the-fold';
          },
          includeDependenciesRecursively: false,
          priority: 3,
        },
        {
          name: (id, graph) =>
            id.includes('/app/') && !ownChunks.test(id) && !lists.test(id)
              ? nameIn('shared', id, graph)
              : null,
          minShareCount,
          priority: 2,
        },
        {
          name: (id, graph) => (blocks.test(id) && isInPage(id, graph) ? 'blocks' : null),
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
    // The server preloads the texts of a page, and knows no hash (app/messages/text-files.ts).
    chunkFileNames: ({ facadeModuleId }) =>
      /\/app\/messages\/[a-z]{2}-\w+\.ts$/.test(facadeModuleId ?? '')
        ? `assets/[name]-${buildId}.js`
        : 'assets/[name]-[hash].js',
  };
}

type Test = (id: string, graph: Graph) => boolean;

function isLazilyHydrated(id: string, graph: Graph): boolean {
  const importers = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  return importers.some((importer) =>
    graph.getModuleInfo(importer)?.importedIds.some((path) => lazyHydrate.test(path)),
  );
}

function reachedFrom(isRoot: Test): Test {
  const known = new Map<string, boolean>();
  return function isReached(id, graph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Ends cycles of modules that import each other.
    known.set(id, false);
    const info = graph.getModuleInfo(id);
    const importers = info?.importers ?? [];
    const found: boolean = isRoot(id, graph) || importers.some((importer) => isReached(importer, graph));
    known.set(id, found);
    return found;
  };
}

/**
 * Lets a page's own chunk contain modules that others use too. Only then does Rolldown put modules where the groups above
 * say, without everything they import. React Router sets another value, so this plugin comes after it.
 */
export function sharedEntries(): Plugin {
  return {
    name: 'shared-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}
