import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';

/** Saves something for "Mijn programma" on this device, or removes it. */
export const SaveButton = lazyHydrate(() => import('./save-button-view'));
