import { toWallClock, timeOf } from '../clock/wall-clock';
import { fetchAllTexts, fetchedMessages } from '../messages/fetched';
import { loadDocument } from '../builds/reload-guard';
import { localeOf, localePath } from '../messages/locale';
import { hasWaiting } from '../waiting-forms/mark';
import { indexPath } from '../search/index/paths';
import { versionStored } from './newer-page';

const askedKey = 'pages-asked-at';
/** How often the pages below are stored anew, in ms; what a visitor opens is stored then. docs/behaviour.md */
const askAgainMs = 6 * 60 * 60 * 1000;
/** Pages that visitors want in a hall without reception, opened before or not. */
const wanted = ['/', '/programma', '/standhouders', '/sprekers', '/plattegrond', '/faq'];

const noticeId = 'offline-notice';

/** How often what waits is tried again, in ms: a browser does not always notice that there is reception. docs/behaviour.md */
const sendAgainMs = 10_000;

async function sendForms(): Promise<void> {
  if (!hasWaiting() || !navigator.onLine) return;
  const { sendNow } = await import('../waiting-forms/send');
  const settled = await sendNow();
  if (settled.length === 0) return;
  await fetchAllTexts();
  const { forms: m } = fetchedMessages.ownProgramme.offline;
  const count = (state: string) => settled.filter((form) => form.state === state).length;
  const link = document.createElement('a');
  link.href = localePath(localeOf(window.location.pathname), '/offline');
  link.textContent = m.look;
  putNotice(m.settled(count('sent'), count('rejected')), link);
}

async function keepSending(): Promise<never> {
  for (;;) {
    await sendForms().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, sendAgainMs));
  }
}

/** Registers the service worker, and says on a page from the device how old it is. Called at the first interaction. */
export async function start(): Promise<void> {
  window.addEventListener('online', () => void sendForms().catch(() => {}));
  void keepSending();
  if (!('serviceWorker' in navigator)) return;
  const { storedAt, storedVersion } = document.documentElement.dataset;
  if (storedAt !== undefined) await showNotice(storedAt);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMissing(data)) loadDocument(new URL(data.missing, window.location.origin).href);
    else if (typeof data === 'string') void showNotice(data);
    else void showArrived(isArrived(data) && data.isNewer);
  });
  // A newer page may have arrived before the listener was added.
  if (storedVersion !== undefined) {
    const version = await versionStored();
    if (version !== null && version !== storedVersion) await showArrived(true);
  }
  await untilIdle();
  if (await isSwitchedOff()) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  // Browsers look for a newer worker by themselves, but take their time.
  registration.update().catch(() => {});
  await navigator.serviceWorker.ready;
  askToStore(registration);
  window.addEventListener('online', () => askToStore(registration));
}

/** Registering right after a worker that is switched off took itself away would bring it back for good. */
async function isSwitchedOff(): Promise<boolean> {
  if (await navigator.serviceWorker.getRegistration()) return false;
  const { headers } = await fetch('/sw.js', { method: 'HEAD' });
  return headers.get('X-Service-Worker') === 'off';
}

/** Asks the worker for what a visitor wants in a hall; it knows by itself what it has already of the data. */
function askToStore({ active }: ServiceWorkerRegistration): void {
  const language = localeOf(window.location.pathname);
  const isTime = isTimeToAsk();
  const paths = isTime ? wanted.map((path) => localePath(language, path)) : [];
  const data = isTime ? [localePath(language, indexPath)] : [];
  active?.postMessage({ language, paths, data });
}

/** How long the worker, which fetches a lot, waits for a quiet moment, in ms. */
const idleTimeoutMs = 5000;

const untilIdle = () =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: idleTimeoutMs });
    else setTimeout(resolve, idleTimeoutMs);
  });

/** The network has answered after a page from the device was shown: with the same, or with a newer one. */
async function showArrived(isNewer: boolean): Promise<void> {
  await fetchAllTexts();
  if (!isNewer) return document.getElementById(noticeId)?.remove();
  const { offline: m } = fetchedMessages.ownProgramme;
  const link = document.createElement('a');
  link.href = window.location.href;
  link.textContent = m.showNewer;
  // With a fragment, the link by itself would lead to a place on this version.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    loadDocument(window.location.href);
  });
  putNotice(m.newer, link);
}

const isArrived = (data: unknown): data is { isNewer: boolean } =>
  typeof data === 'object' && data !== null && 'isNewer' in data && typeof data.isNewer === 'boolean';

const isMissing = (data: unknown): data is { missing: string } =>
  typeof data === 'object' && data !== null && 'missing' in data && typeof data.missing === 'string';

function isTimeToAsk(): boolean {
  try {
    const isRecent = Date.now() - Number(localStorage.getItem(askedKey) ?? 0) < askAgainMs;
    if (!isRecent) localStorage.setItem(askedKey, String(Date.now()));
    return !isRecent;
  } catch {
    return false;
  }
}

/** @param storedAt ISO time; text from a stored page */
async function showNotice(storedAt: string): Promise<void> {
  const moment = new Date(storedAt);
  if (Number.isNaN(moment.getTime())) return;
  await fetchAllTexts();
  const { ownProgramme, format } = fetchedMessages;
  const { day, minutes } = toWallClock(moment);
  const time = `${format.day(day, 'brief')} ${format.time(timeOf(minutes))}`;
  putNotice(ownProgramme.offline.notice(time));
}

function putNotice(text: string, ...ways: HTMLAnchorElement[]): void {
  document.getElementById(noticeId)?.remove();
  const notice = document.createElement('p');
  notice.id = noticeId;
  notice.setAttribute('role', 'status');
  notice.className = 'offline-notice no-print';
  notice.append(`${text} `, ...ways);
  document.body.append(notice);
}
