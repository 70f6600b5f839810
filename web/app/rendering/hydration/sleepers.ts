import type { MiddlewareFunction } from 'react-router';
import { load as loadDocument } from '../builds/reload-guard';
import { isOtherPage } from '../builds/under-way';
import { warmTexts } from '../../messages/fetched';
import { followPress, somebodyWasEarly } from './early-press';

/** What somebody does who is there. */
const signs = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'input'],
] as const;
/** What cannot be seen before its part is awake, such as an icon that has to be fetched. */
const waking = '[data-wakes]';
/** After a failure signs are not listened to for this time, in ms. */
const rest = 3000;
/** How long a navigation waits for parts whose code has come to be awake, in ms. */
const patience = 2000;

/** Brings each thing that has not come. */
const missing = new Set<() => Promise<void>>();
/** The parts of the page that are asleep. */
const asleep = new Set<object>();
const waiting = new Set<() => void>();
let woken = false;

/** Something that comes later: asking for it gives it, or throws the promise that React waits for. */
export function comesLater<Value>(load: () => Promise<Value>): () => Value {
  let held: { value: Value } | null = null;
  let coming: Promise<void> | null = null;
  let come = () => {};
  const arrival = new Promise<void>((resolve) => (come = resolve));
  const fetched = async () => {
    try {
      held = { value: await load() };
    } catch (error) {
      coming = null;
      throw error;
    }
    missing.delete(bring);
    come();
  };
  const bring = () => (coming ??= fetched());
  missing.add(bring);
  return () => {
    if (held) return held.value;
    // Of a page that came after the first sign; a failure shows when somebody goes on.
    if (woken) bring().catch(() => {});
    throw arrival;
  };
}

/** Notes a part that stands as the server drew it. */
export function noteAsleep(part: object): void {
  asleep.add(part);
}

/** Notes a part that is awake, or gone. */
export function noteAwake(part: object): void {
  asleep.delete(part);
  if (asleep.size > 0) return;
  for (const go of waiting) go();
  waiting.clear();
}

/** Fetches what comes later; React wakes the parts that waited for it. */
async function bringParts(): Promise<void> {
  woken = true;
  await Promise.all([...missing].map((bring) => bring()));
}

/** Wakes the page when somebody does something on it. What cannot be fetched sleeps on, and is tried again. */
export function wakeAtSign(): void {
  const options = { capture: true, passive: true };
  const listen = () => {
    for (const sign of signs) document.addEventListener(sign, wake, options);
  };
  const wake = () => {
    for (const sign of signs) document.removeEventListener(sign, wake, options);
    warmTexts();
    bringParts().catch(() => {
      followPress();
      setTimeout(listen, rest);
    });
  };
  if (window.scrollY > 0 || document.querySelector(waking) || somebodyWasEarly()) wake();
  else listen();
}

/**
 * In the browser, around the loading of every page: the next one has its parts at once, and those of this one are awake
 * before it goes, so that React takes none of them away to wait for its code.
 */
export const wakeParts: MiddlewareFunction = async ({ request }, next) => {
  const early = bringParts().catch(() => {});
  const results = await next();
  await early;
  try {
    await bringParts();
  } catch (error) {
    // From here every way is a load of its page.
    if (request.method === 'GET' && isOtherPage(request.url)) {
      loadDocument(request.url);
      return new Promise(() => {});
    }
    console.error(error);
  }
  if (asleep.size > 0)
    await new Promise<void>((go) => {
      waiting.add(go);
      setTimeout(go, patience);
    });
  return results;
};
