import type { Core } from '@strapi/strapi';
import { inBackground } from '../accounts/background';
import { enqueue, type QueuedContent } from '../mail/outgoing/queue';
import { sendWaitingMail } from '../mail/outgoing/worker';
import { drawBadge } from './draw-badge';
import { alreadyRegistered, badgeReady, confirmVisit, visitWithdrawn } from './emails';
import { formatDay } from './format-day';
import { linkLifetimesMs, signLink, type LinkPurpose } from './links';
import type { Registration } from './registrations';

const hourMs = 60 * 60 * 1000;
const paths: Record<LinkPurpose, string> = {
  confirm: '/email-valideren?bezoek=',
  manage: '/bezoekersprofiel?link=',
};

/** What the log and the worklist call a mail to a visitor. */
const about = 'bezoek';

/** Puts a mail in the queue, in the transaction that the caller is in; it leaves when that is committed. */
export async function queueMail(
  strapi: Core.Strapi,
  recipient: string,
  content: QueuedContent,
): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const mail = { submission: null, receipt: about, recipient, replyTo: null, content };
    await enqueue(strapi, trx, [mail], Date.now());
    onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
  });
}

function urlFor(strapi: Core.Strapi, purpose: LinkPurpose, { badgeId }: Registration): string {
  const { url, badgeSecret }: { url: string; badgeSecret: string } = strapi.config.get('site');
  return `${url}${paths[purpose]}${signLink(purpose, badgeId, badgeSecret, Date.now())}`;
}

export const mailConfirmation = (strapi: Core.Strapi, registration: Registration) =>
  queueMail(
    strapi,
    registration.email,
    confirmVisit(urlFor(strapi, 'confirm', registration), linkLifetimesMs.confirm / hourMs),
  );

export const mailAlreadyRegistered = (strapi: Core.Strapi, registration: Registration) =>
  queueMail(strapi, registration.email, alreadyRegistered(urlFor(strapi, 'manage', registration)));

export async function mailBadge(strapi: Core.Strapi, registration: Registration): Promise<void> {
  const { email, profile } = registration;
  const days = profile.days.map((day) => formatDay(day, 'nl'));
  const badge = await drawBadge(strapi, registration);
  await queueMail(strapi, email, {
    ...badgeReady(profile.name, days, urlFor(strapi, 'manage', registration)),
    attachments: [
      { filename: 'badge.pdf', contentType: 'application/pdf', base64: badge.toString('base64') },
    ],
  });
}

export const mailWithdrawn = (strapi: Core.Strapi, { email, profile }: Registration) =>
  queueMail(strapi, email, visitWithdrawn(profile.name));
