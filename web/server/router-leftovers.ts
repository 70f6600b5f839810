import type { Plugin } from 'vite';

/**
 * Functions of React Router that run in no browser of ours, though its code names them: finding routes bit by bit
 * (react-router.config.ts has it off), error screens for who has none, server components, measuring every call, and
 * modules that change while developing.
 */
const leftovers = [
  ...['useFogOFWarDiscovery', 'getPatchRoutesOnNavigationFunction'],
  ...['RemixRootDefaultErrorBoundary', 'DefaultErrorComponent'],
  ...['RSCErrorHandler', 'RSCPrefetchPageLinksImpl'],
  ...['instrumentClientSideRouter', 'getRouteInstrumentationUpdates'],
  'wrapShouldRevalidateForHdr',
];

/**
 * A build step: empties those functions in what browsers get, with all that only they used. Fails the build when one of
 * them is not found. See docs/decisions/0117-less-javascript-to-start-with.md.
 */
export function routerLeftovers(): Plugin {
  const found = new Set<string>();
  return {
    name: 'router-leftovers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        let kept = '';
        let from = 0;
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'FunctionDeclaration' || !statement.body) continue;
          const name = statement.id?.name ?? '';
          if (!leftovers.includes(name)) continue;
          found.add(name);
          kept += `${code.slice(from, statement.body.start)}{}`;
          from = statement.body.end;
        }
        return from === 0 ? null : { code: kept + code.slice(from), map: null };
      },
    },
    buildEnd(error) {
      const missing = leftovers.filter((name) => !found.has(name));
      if (!error && missing.length > 0)
        this.error(`React Router has no ${missing.join(', ')} any more: see router-leftovers.ts`);
    },
  };
}
