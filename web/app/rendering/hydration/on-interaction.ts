import type { MiddlewareFunction } from 'react-router';
import { load as loadDocument } from '../builds/reload-guard';
import { isOtherPage } from '../builds/under-way';
import { warmTexts } from '../../messages/fetched';
import { followPress, markStarted, somebodyWasEarly } from './early-press';
import { loadForServer } from './server-components';

/** What somebody does who is there. */
const interactions = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'input'],
] as const;
/** What cannot be seen before its component is hydrated, such as an icon that has to be fetched. */
const hydrateNow = '[data-hydrate-now]';
/** After a failure interactions are not listened to for this time. */
const retryPauseMs = 3000;
/** How long a navigation waits for components whose code has come to be hydrated. */
const hydrationTimeoutMs = 2000;

/** Loads everything that has not been loaded yet. */
const notLoaded = new Set<() => Promise<void>>();
/** The components on the page that are not hydrated yet. */
const dehydrated = new Set<object>();
const waiting = new Set<() => void>();
let hasInteracted = false;

export interface LazyModule<Module> {
  /** The module, once it has been loaded. If it is needed after the first interaction, this starts loading it. */
  loaded: () => Module | null;
  /** Resolves to the module; a failed load does not reject it, because loading is tried again. */
  arrival: Promise<Module>;
}

/** A module that browsers load at the first interaction, and the server right away. */
export function loadOnInteraction<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | null = null;
  let loading: Promise<void> | null = null;
  let arrive: (module: Module) => void = () => undefined;
  const arrival = new Promise<Module>((resolve) => (arrive = resolve));
  const fetchModule = async () => {
    try {
      module = await load();
    } catch (error) {
      loading = null;
      throw error;
    }
    notLoaded.delete(start);
    arrive(module);
  };
  const start = () => (loading ??= fetchModule());
  if (import.meta.env.SSR) loadForServer(start());
  else notLoaded.add(start);
  return {
    loaded: () => {
      // Of a page that came after the first interaction; a failure shows when somebody goes on.
      if (module === null && hasInteracted) start().catch(() => {});
      return module;
    },
    arrival,
  };
}

/** Records a component that stands as the server drew it. */
export function recordDehydrated(component: object): void {
  dehydrated.add(component);
}

/** Records a component that is hydrated, or gone. */
export function recordHydrated(component: object): void {
  dehydrated.delete(component);
  if (dehydrated.size > 0) return;
  for (const go of waiting) go();
  waiting.clear();
}

/** Loads all lazy components; React hydrates those that waited for it. */
async function loadAll(): Promise<void> {
  hasInteracted = true;
  await Promise.all([...notLoaded].map((start) => start()));
}

/** Hydrates the whole page at the first interaction. What cannot be loaded stays as it is, and is tried again. */
export function hydrateOnInteraction(): void {
  markStarted();
  const options = { capture: true, passive: true };
  const listen = () => {
    for (const interaction of interactions) document.addEventListener(interaction, hydrate, options);
  };
  const hydrate = () => {
    for (const interaction of interactions) document.removeEventListener(interaction, hydrate, options);
    warmTexts();
    loadAll().catch(() => {
      followPress();
      setTimeout(listen, retryPauseMs);
    });
  };
  if (window.scrollY > 0 || document.querySelector(hydrateNow) || somebodyWasEarly()) hydrate();
  else listen();
}

/**
 * In the browser, around the loading of every page: the next one has its lazy components at once, and those of this one
 * are hydrated before it goes, so that React takes none of them away to wait for its code.
 */
export const hydrateBeforeNavigation: MiddlewareFunction = async ({ request }, next) => {
  const early = loadAll().catch(() => {});
  const results = await next();
  await early;
  try {
    await loadAll();
  } catch (error) {
    // From here every way is a load of its page.
    if (request.method === 'GET' && isOtherPage(request.url)) {
      loadDocument(request.url);
      return new Promise(() => {});
    }
    console.error(error);
  }
  if (dehydrated.size > 0)
    await new Promise<void>((go) => {
      waiting.add(go);
      setTimeout(go, hydrationTimeoutMs);
    });
  return results;
};
