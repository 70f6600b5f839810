import type { Core } from '@strapi/strapi';
import { inBackground } from '../platform/jobs/background';
import { enqueue, type QueuedContent } from '../platform/mail/outgoing/queue';
import { sendWaitingMail } from '../platform/mail/outgoing/mail-kind';
import { NotDrawn } from './badges/pdf-process';
import { drawBadge } from './draw-badge';
import { visitorEmails } from './email-texts';
import { formatDay } from '../platform/clock/format-day';
import { linkLifetimesMs, signLink, type LinkPurpose } from '../fair/signed-link';
import type { Registration } from './registrations';

const dayMs = 24 * 60 * 60 * 1000;
type VisitPurpose = Exclude<LinkPurpose, 'place'>;
const paths: Record<VisitPurpose, string> = {
  confirm: '/email-valideren?bezoek=',
  manage: '/bezoekersprofiel?link=',
};

const about = 'bezoek';

/** Puts a mail in the queue, in the transaction that the caller is in; it leaves when that is committed. */
export async function queueMail(
  strapi: Core.Strapi,
  recipient: string,
  content: QueuedContent,
): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const mail = { submission: null, receipt: about, recipient, replyTo: null, content };
    await enqueue(trx, [mail]);
    onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
  });
}

function urlFor(strapi: Core.Strapi, purpose: VisitPurpose, { badgeId, language }: Registration): string {
  const { url, badgeSecret }: { url: string; badgeSecret: string } = strapi.config.get('site');
  const folder = language === 'nl' ? '' : `/${language}`;
  return `${url}${folder}${paths[purpose]}${signLink(purpose, badgeId, badgeSecret, Date.now())}`;
}

const emailsFor = ({ language }: Registration) => visitorEmails[language];

export const mailConfirmation = (strapi: Core.Strapi, registration: Registration) =>
  queueMail(
    strapi,
    registration.email,
    emailsFor(registration).confirmVisit(
      urlFor(strapi, 'confirm', registration),
      Math.round(linkLifetimesMs.confirm / dayMs),
    ),
  );

export const mailAlreadyRegistered = (strapi: Core.Strapi, registration: Registration) =>
  queueMail(
    strapi,
    registration.email,
    emailsFor(registration).alreadyRegistered(urlFor(strapi, 'manage', registration)),
  );

export async function mailBadge(strapi: Core.Strapi, registration: Registration): Promise<void> {
  const { email, profile, language } = registration;
  const days = profile.days.map((day) => formatDay(day, language));
  const badge = await drawnOrNull(strapi, registration);
  const url = urlFor(strapi, 'manage', registration);
  await queueMail(strapi, email, {
    ...emailsFor(registration).badgeReady(profile.name, days, url, badge !== null),
    ...(badge && {
      attachments: [
        { filename: 'badge.pdf', contentType: 'application/pdf', base64: badge.toString('base64') },
      ],
    }),
  });
}

/** A confirmation does not fail because of a PDF. */
async function drawnOrNull(strapi: Core.Strapi, registration: Registration): Promise<Buffer | null> {
  try {
    return await drawBadge(strapi, registration);
  } catch (error) {
    if (!(error instanceof NotDrawn)) throw error;
    strapi.log.error(`The badge of registration ${registration.id} was not drawn: ${error.reason}`);
    return null;
  }
}

export const mailWithdrawn = (strapi: Core.Strapi, registration: Registration) =>
  queueMail(strapi, registration.email, emailsFor(registration).visitWithdrawn(registration.profile.name));
