import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ensureSessionCookie } from './account/session-cookie';
import { watchForms } from './builds/dirty-forms';
import { watchRouterReloads } from './builds/missing-chunk';
import { watchBuilds } from './builds/newer-build';
import { fetchFirstTexts } from './messages/fetched';
import { trustDrawings } from './shell/trusted-types';
import { layOutDeferred } from './rendering/paint/deferred-layout';
import { watchBack } from './ui/overlay/open-modals';
import { hydrateOnInteraction, loadOnInteraction } from './rendering/hydration/on-interaction';

// The next click skips a view transition, whose promise then rejects. The router does not catch that; it is no error.
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped'))
    event.preventDefault();
});

/** A visitor who does nothing needs no pages without reception. */
const offline = loadOnInteraction(() => import('./offline/register'));

trustDrawings();
watchBack();
ensureSessionCookie();
watchForms();
watchBuilds();

// Until then the page is the server's HTML. A failure here reloads the page once, or follows a waiting press.
await fetchFirstTexts();
watchRouterReloads();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
offline.promise.then(({ start }) => start()).catch(() => {});
hydrateOnInteraction();
await layOutDeferred();
// A failure to load is ignored: visitors do not notice it.
import('./counting/statistics').then(({ start }) => start()).catch(() => {});
