import { useSyncExternalStore } from 'react';

/** The browser's offer to install the site. Only Chromium's browsers make it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt;
  }
}

const changed = 'installpromptchange';

/**
 * Holds back the browser's own invitation, which comes before anybody knows why, for a page that makes it when interest was
 * shown. It is sent as text for the head, because the offer may come before the page's scripts.
 */
function holdPrompt(changedName: string): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Reflect.set(window, 'installPrompt', event);
    dispatchEvent(new Event(changedName));
  });
}

export const installPromptScript = () => `(${holdPrompt.toString()})(${JSON.stringify(changed)})`;

function subscribe(notify: () => void): () => void {
  addEventListener(changed, notify);
  return () => removeEventListener(changed, notify);
}

/** The browser's offer to install the site; null on the server, and where there is none. */
export function useInstallPrompt(): InstallPrompt | null {
  return useSyncExternalStore(
    subscribe,
    () => window.installPrompt ?? null,
    () => null,
  );
}

/** Makes the browser ask. It does that once for each offer. */
export async function install(prompt: InstallPrompt): Promise<void> {
  delete window.installPrompt;
  dispatchEvent(new Event(changed));
  await prompt.prompt();
}
