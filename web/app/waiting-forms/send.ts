import { makeToken } from '../captcha/make-token';
import { markWaiting } from './mark';
import { postForm } from './post-form';
import { sendWaiting } from './send-waiting';
import { listForms, settleForm, type WaitingForm } from './waiting-store';

/** Two tabs never send at once. */
const lockName = 'waiting-forms';
/** Dispatched on the window when something was sent or rejected. */
export const settledEvent = 'waiting-forms-settled';

export function sendNow(): Promise<WaitingForm[]> {
  return navigator.locks.request(lockName, async () => {
    const settled = await sendWaiting({
      list: () => listForms(Date.now()),
      settle: settleForm,
      // Whoever has to agree with a service first is not asked here: the form goes without a token.
      makeToken: async (purpose) => (await makeToken(purpose, { onConsentNeeded: () => {} }))?.text ?? null,
      post: postForm,
      now: Date.now,
    });
    const left = await listForms(Date.now());
    markWaiting(left.some(({ state }) => state === 'waiting'));
    if (settled.length > 0) window.dispatchEvent(new Event(settledEvent));
    return settled;
  });
}
