import { watchMarked } from './marked';
import { mayCount } from './opt-out';
import { createQueue } from './queue';
import { watchShownPage, type ShownPage } from './shown-page';
import { storedInTab } from './stored';
import { createVisit } from './visit';

/** When polling begins, and how often it happens: docs/behaviour.md. */
const pollDelayMs = 5000;
const pollIntervalMs = Number(import.meta.env.VITE_STATISTICS_POLL_MS) || 15_000;

/** Counts this visit, unless the visitor does not want that. A page that is rendered ahead counts once it is shown. */
export function start(): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', count);
  else count();
}

function count() {
  if (!mayCount()) return;
  /** Ms since 1970, on a clock that nobody sets while the page is open. */
  const now = () => performance.timeOrigin + performance.now();
  const { locks } = navigator as Partial<Navigator>;
  const { add, send, sendLeaving } = createQueue({
    now,
    stored: storedInTab('statistics'),
    randomId: () =>
      crypto.getRandomValues(new Uint8Array(16)).reduce((id, byte) => id + (byte % 36).toString(36), ''),
    batch: () => ({
      session: /\bsession=([^;]*)/.exec(document.cookie)?.[1] ?? '',
      // By the width of the window, as the styles have it.
      device: innerWidth < 640 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop',
      ...visit.origin(),
    }),
    post: (body) =>
      fetch('/api/statistics/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        keepalive: true,
      }),
    // Browsers without locks may let two tabs send at the same moment.
    alone: (sendAll) => locks?.request('statistics', sendAll) ?? sendAll(),
    isAllowed: mayCount,
  });
  const visit = createVisit(now, storedInTab('visit'), add);
  const { touch, hide } = visit;
  const watchPage = watchMarked(visit.report);
  const show = (page?: ShownPage) => {
    visit.show(page);
    watchPage();
    send();
  };
  const leave = () => {
    hide();
    sendLeaving();
  };

  watchShownPage(show);
  for (const activity of ['pointerdown', 'keydown', 'scroll']) addEventListener(activity, touch, true);
  addEventListener('visibilitychange', () => (document.hidden ? leave() : touch()));
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  setTimeout(() => {
    send();
    setInterval(send, pollIntervalMs);
  }, pollDelayMs);
}
