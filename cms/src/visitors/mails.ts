import type { Core } from '@strapi/strapi';
import { languageFor } from '../platform/documents/languages-of-fair';
import { inBackground } from '../platform/jobs/background';
import { enqueue, type QueuedContent } from '../platform/mail/outgoing/queue';
import { sendWaitingMail } from '../platform/mail/outgoing/mail-kind';
import { NotDrawn } from './badges/pdf-process';
import { drawBadge } from './draw-badge';
import { visitorEmails } from './email-texts';
import { formatDay } from '../platform/clock/format-day';
import { linkLifetimesMs } from '../fair/signed-link';
import { visitUrl } from '../fair/visit-links';
import type { Registration } from './registrations';
import { mailTopics } from './texts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Puts a mail in the queue, in the transaction that the caller is in; it leaves when that is committed.
 * @param about the name of the mail in the log and the admin
 */
export async function queueMail(
  strapi: Core.Strapi,
  about: string,
  recipient: string,
  content: QueuedContent,
): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const mail = { submission: null, receipt: about, recipient, replyTo: null, content };
    await enqueue(trx, [mail]);
    onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
  });
}

type Mail = (strapi: Core.Strapi, registration: Registration) => Promise<void>;

/** Writes a mail in the language of the registration, or in Dutch where the fair has no other any more. */
const inLanguageOfFair =
  (mail: Mail): Mail =>
  async (strapi, registration) =>
    mail(strapi, { ...registration, language: await languageFor(strapi, registration.language) });

const emailsFor = ({ language }: Registration) => visitorEmails[language];

export const mailConfirmation = inLanguageOfFair((strapi, registration) =>
  queueMail(
    strapi,
    mailTopics.confirmation(registration.id),
    registration.email,
    emailsFor(registration).confirmVisit(
      visitUrl(strapi, 'confirm', registration),
      Math.round(linkLifetimesMs.confirm / dayMs),
    ),
  ),
);

/** For who did not register themselves: somebody put them on a list. */
export const mailInvitation = inLanguageOfFair((strapi, registration) =>
  queueMail(
    strapi,
    mailTopics.confirmation(registration.id),
    registration.email,
    emailsFor(registration).visitProposed(
      registration.profile.days.map((day) => formatDay(day, registration.language)),
      visitUrl(strapi, 'confirm', registration),
      Math.round(linkLifetimesMs.confirm / dayMs),
    ),
  ),
);

export const mailAlreadyRegistered = inLanguageOfFair((strapi, registration) =>
  queueMail(
    strapi,
    mailTopics.known(registration.id),
    registration.email,
    emailsFor(registration).alreadyRegistered(visitUrl(strapi, 'manage', registration)),
  ),
);

export const mailBadge = inLanguageOfFair(async (strapi, registration) => {
  const { email, profile, language } = registration;
  const days = profile.days.map((day) => formatDay(day, language));
  const badge = await drawnOrNull(strapi, registration);
  const emails = emailsFor(registration);
  const url = visitUrl(strapi, 'manage', registration);
  await queueMail(strapi, mailTopics.badge(registration.id), email, {
    ...emails.badgeReady(profile.name, days, url, emails.badgePlace(badge !== null)),
    ...(badge && {
      attachments: [
        { filename: 'badge.pdf', contentType: 'application/pdf', base64: badge.toString('base64') },
      ],
    }),
  });
});

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

export const mailWithdrawn = inLanguageOfFair((strapi, registration) =>
  queueMail(
    strapi,
    mailTopics.withdrawn(registration.id),
    registration.email,
    emailsFor(registration).visitWithdrawn(registration.profile.name),
  ),
);

export const mailCancelled = inLanguageOfFair((strapi, registration) =>
  queueMail(
    strapi,
    mailTopics.cancelled(registration.id),
    registration.email,
    emailsFor(registration).visitCancelled(),
  ),
);
