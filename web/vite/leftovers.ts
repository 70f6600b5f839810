import type { Plugin } from 'vite';

interface Leftovers {
  /** Whose they are, for the message. */
  owner: string;
  /** The file that holds them. */
  file: RegExp;
  /** What stands in the place of a function, by its name. */
  bodies: Readonly<Record<string, string>>;
}

const allWith = (body: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, body]));

/**
 * Functions of React Router that run in no browser of ours, though its code names them: finding routes bit by bit
 * (react-router.config.ts has it off), error screens for who has none, server components, measuring every call, and
 * modules that change while developing.
 */
const router: Leftovers = {
  owner: 'React Router',
  file: /node_modules\/react-router\/dist\/.*\.mjs$/,
  bodies: allWith('', [
    ...['useFogOFWarDiscovery', 'getPatchRoutesOnNavigationFunction'],
    ...['RemixRootDefaultErrorBoundary', 'DefaultErrorComponent'],
    ...['RSCErrorHandler', 'RSCPrefetchPageLinksImpl'],
    ...['instrumentClientSideRouter', 'getRouteInstrumentationUpdates'],
    'wrapShouldRevalidateForHdr',
  ]),
};

/**
 * And of React DOM. Those that say so are never called: styles and scripts that React itself is to fetch (`precedence`,
 * `preinit` and the like), lists of Suspense, Activity, state of form actions, elements of one's own, and what its own
 * compiler uses. The others are called and have nothing to say: whether an element is such a style or script and has
 * come, the names of the components around an error, the events `beforeinput` and `select`.
 */
const react: Leftovers = {
  owner: 'React DOM',
  file: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  bodies: {
    ...allWith('throw Error("leftovers.ts")', [
      ...['acquireResource', 'insertStylesheet', 'preloadStylesheet', 'suspendResource'],
      'preloadResourceAndSuspendIfNeeded',
      ...['prefetchDNS', 'preconnect', 'preloadModule'],
      ...['preinitScript', 'preinitStyle', 'preinitModuleScript'],
      ...['updateSuspenseListComponent', 'initSuspenseListRenderState', 'cutOffTailIfNeeded'],
      ...['updateActivityComponent', 'setPropOnCustomElement', 'useMemoCache'],
      ...['mountActionState', 'updateActionState', 'rerenderActionState'],
      ...['findCurrentFiberUsingSlowPath', 'attemptExplicitHydrationTarget'],
    ]),
    ...allWith('return null', [
      ...['getResource', 'waitForCommitToBeReady', 'constructSelectEvent'],
      ...['getNativeBeforeInputChars', 'getFallbackBeforeInputChars'],
    ]),
    getStackByFiberInDevAndProd: 'return ""',
  },
};

/**
 * A build step: puts those in their place in what browsers get, and all that only they used goes with them. Fails the build
 * when one of them is not found. See docs/decisions/0112-javascript-budget.md.
 */
export function leftovers(): Plugin[] {
  return [router, react].map(({ owner, file, bodies }) => {
    const found = new Set<string>();
    return {
      name: `leftovers of ${owner}`,
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        filter: { id: file },
        handler(code) {
          let kept = '';
          let from = 0;
          for (const statement of this.parse(code).body) {
            if (statement.type !== 'FunctionDeclaration' || !statement.body) continue;
            const name = statement.id?.name ?? '';
            const body = bodies[name];
            if (body === undefined) continue;
            found.add(name);
            kept += `${code.slice(from, statement.body.start)}{${body}}`;
            from = statement.body.end;
          }
          return from === 0 ? null : { code: kept + code.slice(from), map: null };
        },
      },
      buildEnd(error) {
        const missing = Object.keys(bodies).filter((name) => !found.has(name));
        if (!error && missing.length > 0)
          this.error(`${owner} has no ${missing.join(', ')} any more: see leftovers.ts`);
      },
    };
  });
}
