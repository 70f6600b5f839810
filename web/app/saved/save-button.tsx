import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';

export const SaveButton = lazyHydrate(() => import('./save-button-view'));
