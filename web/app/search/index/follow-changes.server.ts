import { keptContent } from '../../content/client/context.server';
import { defaultLocale } from '../../messages/locale';
import { sharedIndex } from './shared-index.server';

/** Keeps what pages are made of in step with the content. The server hears of changes, and tells them here first. */
export const followChanges = {
  changed(change: Parameters<typeof keptContent.purge>[0]) {
    return keptContent.purge(change);
  },
  reset() {
    keptContent.outdateAll();
  },
  connected(is: boolean) {
    keptContent.heard(is);
    // All lists are in the index: from now on nobody waits for the exhibitors of a large fair.
    if (is) sharedIndex(defaultLocale).catch(() => undefined);
  },
};
