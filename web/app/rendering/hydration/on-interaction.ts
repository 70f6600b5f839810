import type { MiddlewareFunction } from 'react-router';
import { isOtherPage } from '../../builds/pending-navigation';
import { loadDocument, untilUnload } from '../../builds/reload-guard';
import { preloadTexts } from '../../messages/fetched';
import { followWaitingPress, hasEarlyInteraction, markStarted } from './early-press';
import { preloadOnServer } from './server-preload';

const interactions = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'input'],
] as const;
/** Marks an element that shows nothing until it is hydrated, such as an icon that has to be fetched. */
const hydratesAtOnce = '[data-hydrate-now]';
/** How long interactions are ignored after loading failed. */
const retryPauseMs = 3000;
/** How long a navigation waits for loaded components to be hydrated. */
const hydrationTimeoutMs = 2000;

const notLoaded = new Set<() => Promise<void>>();
const dehydrated = new Set<object>();
const hydratedListeners = new Set<() => void>();
let hasInteracted = false;
let hydrate: (() => void) | null = null;

export interface LazyModule<Module> {
  /** The module, once it has been loaded. If it is needed after the first interaction, this starts loading it. */
  loaded: () => Module | null;
  /** Resolves to the module. A failed load does not reject it, because loading is tried again. */
  promise: Promise<Module>;
}

/** A module that browsers load at the first interaction, and the server right away. */
export function loadOnInteraction<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | null = null;
  let loading: Promise<void> | null = null;
  let resolveModule: (module: Module) => void = () => undefined;
  const promise = new Promise<Module>((resolve) => (resolveModule = resolve));
  const fetchModule = async () => {
    try {
      module = await load();
    } catch (error) {
      loading = null;
      throw error;
    }
    notLoaded.delete(start);
    resolveModule(module);
  };
  const start = () => (loading ??= fetchModule());
  if (import.meta.env.SSR) preloadOnServer(start());
  else notLoaded.add(start);
  return {
    loaded: () => {
      // A component of a later page; a failure is handled by the next navigation.
      if (module === null && hasInteracted) start().catch(() => {});
      return module;
    },
    promise,
  };
}

export function recordDehydrated(component: object): void {
  dehydrated.add(component);
}

export function recordHydrated(component: object): void {
  dehydrated.delete(component);
  if (dehydrated.size > 0) return;
  for (const notify of hydratedListeners) notify();
  hydratedListeners.clear();
}

async function loadAll(): Promise<void> {
  hasInteracted = true;
  await Promise.all([...notLoaded].map((start) => start()));
}

/** Hydrates the whole page at the first interaction. What fails to load stays as it is, and is tried again. */
export function hydrateOnInteraction(): void {
  markStarted();
  const options = { capture: true, passive: true };
  const listen = () => {
    hydrate = start;
    for (const interaction of interactions) document.addEventListener(interaction, start, options);
  };
  const start = () => {
    hydrate = null;
    for (const interaction of interactions) document.removeEventListener(interaction, start, options);
    preloadTexts();
    loadAll().catch(() => {
      followWaitingPress();
      setTimeout(listen, retryPauseMs);
    });
  };
  if (window.scrollY > 0 || document.querySelector(hydratesAtOnce) || hasEarlyInteraction()) start();
  else listen();
}

/** Hydrates the page without an interaction, for something that is known by now and that it has to show. */
export function hydrateNow(): void {
  hydrate?.();
}

/**
 * Client middleware: loads all lazy components, and hydrates those of this page before the navigation. Otherwise React would
 * remove them while it waits for their code.
 */
export const hydrateBeforeNavigation: MiddlewareFunction = async ({ request }, next) => {
  const firstTry = loadAll().catch(() => {});
  const results = await next();
  await firstTry;
  try {
    await loadAll();
  } catch (error) {
    // Without that code only a document load shows the next page.
    if (request.method === 'GET' && isOtherPage(request.url)) {
      loadDocument(request.url);
      return untilUnload();
    }
    console.error(error);
  }
  if (dehydrated.size > 0)
    await new Promise<void>((resolve) => {
      hydratedListeners.add(resolve);
      setTimeout(resolve, hydrationTimeoutMs);
    });
  return results;
};
