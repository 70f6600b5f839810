import { openPush } from '../push/push';
import { readMessage } from '../push/read-message';

declare const self: ServiceWorkerGlobalScope;

const debounceMs = 5000;

const push = openPush(() => Promise.resolve(self.registration));
/** Brings the registration up to date, for whoever wants messages. What cannot be had now is tried at the next start. */
const update = () => push.getToken().catch(() => null);

let timer: ReturnType<typeof setTimeout> | undefined;

export function handlePush(): void {
  // Pages say that they began, which compares the subscription, or that somebody saved something.
  self.addEventListener('message', (event) => {
    const isSaved = event.data === 'saved';
    clearTimeout(timer);
    event.waitUntil(
      new Promise((resolve) => {
        timer = setTimeout(() => resolve(update()), isSaved ? debounceMs : 0);
      }),
    );
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    if (event instanceof ExtendableEvent) event.waitUntil(update());
  });
  // Every message is shown: iOS takes the permission away after three that are not.
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event.data?.text() ?? ''));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    const { navigate, receipt } = { ...(data as { navigate?: string; receipt?: string } | null) };
    event.waitUntil(Promise.all([open(navigate ?? '/'), tell('pressed', receipt ?? null)]));
  });
}

async function show(text: string): Promise<void> {
  const wishes = await push.store.wishes.get().catch(() => null);
  const { title, options, receipt } = readMessage(text, self.location.origin, wishes?.language ?? 'nl');
  await self.registration.showNotification(title, options);
  await tell('shown', receipt);
}

async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = windows.find((client) => client.url === new URL(url, self.location.origin).href);
  if (same) {
    await same.focus();
    return;
  }
  const [first] = windows;
  // A page that this worker does not control cannot be led elsewhere.
  const led = first ? await first.navigate(url).catch(() => null) : null;
  if (led) await led.focus();
  else await self.clients.openWindow(url);
}

/** Reports a message for the organiser's counts. Nothing waits for it. */
const tell = (what: 'shown' | 'pressed', receipt: string | null) =>
  receipt === null
    ? Promise.resolve(null)
    : push.ask({ method: 'POST', path: `/${what}`, body: { receipt } }).catch(() => null);
