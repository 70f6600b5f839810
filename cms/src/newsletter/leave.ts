import type { Core } from '@strapi/strapi';
import { leaveIdIn } from './leave-token';
import type { SubscriberState } from './shape';
import { leftMs, subscribers } from './subscribers';

/**
 * Takes somebody off the list by the token of a link, which mail programs may press by themselves (RFC 8058). Doing so
 * again, or after the row is gone, changes nothing and is fine. False for a token that is not ours.
 */
export async function leaveNewsletter(
  strapi: Core.Strapi,
  token: unknown,
  now = Date.now(),
): Promise<boolean> {
  const leaveId = leaveIdIn(strapi, token);
  if (leaveId === null) return false;
  const waiting: SubscriberState = 'wacht op bevestiging';
  const subscribed: SubscriberState = 'aangemeld';
  const left: SubscriberState = 'afgemeld';
  // Nobody has to know of an address that was never on the list.
  await subscribers(strapi).where({ leave_id: leaveId, state: waiting }).delete();
  await subscribers(strapi)
    .where({ leave_id: leaveId, state: subscribed })
    .update({
      state: left,
      left_at: now,
      expires_at: now + leftMs,
      updated_at: new Date(now),
      codes: null,
      answers: null,
    });
  return true;
}
