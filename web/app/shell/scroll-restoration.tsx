import { use } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { Nonce } from '../rendering/nonce';

/** One object for all renders, and empty in the browser, which has run it already; as the head's. */
const script = { __html: import.meta.env.SSR ? `(${restoreScroll.toString()})()` : ' ' };

/**
 * Puts a page that is opened again where it was left. React Router's own component does the same, but its script fails in a
 * browser that blocks cookies: it tidies up, after a fault of the storage, in that storage. At an upgrade check that the hook and
 * the name under which it stores are the same.
 */
export function ScrollRestoration() {
  const nonce = use(Nonce);
  useScrollRestoration();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={script} />;
}

/** Scrolls before the page is hydrated, to what the hook stored. It is sent as text, so it may use nothing from outside itself. */
function restoreScroll() {
  const { state } = history as { state: { key?: string } | null };
  const key = state?.key ?? Math.random().toString(32).slice(2);
  if (!state?.key) history.replaceState({ key }, '');
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}');
    const y: unknown = Reflect.get(Object(positions), key);
    if (typeof y === 'number') scrollTo(0, y);
  } catch {
    // Storage is closed to us.
  }
}
