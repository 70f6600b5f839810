import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ensureSessionCookie } from './account/session-cookie';
import { watchForms } from './rendering/builds/half-filled-form';
import { watchRouterReloads } from './rendering/builds/missing-chunk';
import { watchBuilds } from './rendering/builds/newer-build';
import { fetchFirstTexts } from './messages/fetched';
import { trustDrawings } from './shell/trusted-types';
import { revealLateParts } from './rendering/paint/late-parts';
import { watchBack } from './ui/overlay/open-modals';
import { hydrateOnInteraction } from './rendering/hydration/on-interaction';

// A view transition that is overtaken by the next click rejects, and the router leaves that unheard; it is no error.
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped'))
    event.preventDefault();
});

trustDrawings();
watchBack();
ensureSessionCookie();
watchForms();
watchBuilds();

// Until then the page is as it came. What cannot be fetched was told of, or has the page loaded again.
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
hydrateOnInteraction();
void revealLateParts();
