import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * `confirm` is for confirming a registration, `manage` for changing and withdrawing it, and `place` for
 * taking a place at a session and giving it back.
 */
export type LinkPurpose = 'confirm' | 'manage' | 'place';

const dayMs = 24 * 60 * 60 * 1000;

/** How long links work. One to manage a registration is in every mail, and mails are looked up until the fair. */
export const linkLifetimesMs: Record<LinkPurpose, number> = {
  confirm: 14 * dayMs,
  manage: 550 * dayMs,
  place: 550 * dayMs,
};

/**
 * The token of a mailed link: whose it is, until when, and our signature. Nothing is stored for it, so every mail can carry a
 * link; a registration that is withdrawn is not found any more.
 */
export function signLink(purpose: LinkPurpose, badgeId: string, secret: string, now: number): string {
  const content = `${badgeId}.${(now + linkLifetimesMs[purpose]).toString(36)}`;
  return `${content}.${signatureOf(purpose, content, secret).toString('base64url')}`;
}

/** The id that the link is for; null when we did not sign it for this purpose, or when it has expired. */
export function readLink(purpose: LinkPurpose, token: unknown, secret: string, now: number): string | null {
  if (typeof token !== 'string' || token.length > 200) return null;
  const [badgeId = '', end = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(purpose, `${badgeId}.${end}`, secret);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number.parseInt(end, 36) > now ? badgeId : null;
}

function signatureOf(purpose: LinkPurpose, content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`visitor ${purpose} ${content}`).digest();
}
