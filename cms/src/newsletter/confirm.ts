import type { Core } from '@strapi/strapi';
import { languageFor } from '../platform/documents/languages-of-fair';
import { inBackground } from '../platform/jobs/background';
import { storedForm } from '../platform/links/single-use';
import { enqueue } from '../platform/mail/outgoing/queue';
import { sendWaitingMail } from '../platform/mail/outgoing/mail-kind';
import { welcome } from './emails';
import type { SubscriberState } from './shape';
import { subscribers, type SubscriberRow } from './subscribers';

const about = 'nieuwsbrief';

/**
 * Confirms a subscription by the code of a mailed link, and mails a welcome in the same transaction. Pressing the link
 * once more changes nothing. False for a code that is no good or no longer.
 */
export async function confirmSubscription(
  strapi: Core.Strapi,
  code: unknown,
  now = Date.now(),
): Promise<boolean> {
  const stored = storedForm(code, now);
  if (stored === null) return false;
  const confirmed: SubscriberState = 'aangemeld';
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    // A hash in hexadecimals: there is no sign in it that `like` would read.
    const row: SubscriberRow | undefined = await subscribers(strapi, trx)
      .where('codes', 'like', `%${stored}%`)
      .first();
    if (!row) return false;
    const count: number = await subscribers(strapi, trx)
      .where({ id: row.id, state: 'wacht op bevestiging' satisfies SubscriberState })
      .update({ state: confirmed, confirmed_at: now, expires_at: null, updated_at: new Date(now) });
    if (count === 0) {
      // Confirmed before, or by a press at the same moment, which the update waited for.
      const found: SubscriberRow | undefined = await subscribers(strapi, trx).where({ id: row.id }).first();
      return found?.state === confirmed;
    }
    const content = welcome(strapi, await languageFor(strapi, row.language), row.leave_id);
    const mail = { submission: null, receipt: about, recipient: row.email, replyTo: null, content };
    await enqueue(trx, [mail]);
    onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
    return true;
  });
}
