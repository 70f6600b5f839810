import type { Core } from '@strapi/strapi';
import { sendEmail } from '../mail/send';
import { alreadyRegistered, badgeReady, confirmVisit, visitWithdrawn } from './emails';
import { drawBadge } from './draw-badge';
import { formatDay } from './format-day';
import { linkLifetimesMs, signLink, type LinkPurpose } from './links';
import type { Registration } from './registrations';

const hourMs = 60 * 60 * 1000;

const paths: Record<LinkPurpose, string> = {
  confirm: '/email-valideren?bezoek=',
  manage: '/bezoekersprofiel?link=',
};

function urlFor(strapi: Core.Strapi, purpose: LinkPurpose, { badgeId }: Registration): string {
  const { url, badgeSecret }: { url: string; badgeSecret: string } = strapi.config.get('site');
  return `${url}${paths[purpose]}${signLink(purpose, badgeId, badgeSecret, Date.now())}`;
}

export const mailConfirmation = (strapi: Core.Strapi, registration: Registration) =>
  sendEmail(
    strapi,
    registration.email,
    confirmVisit(urlFor(strapi, 'confirm', registration), linkLifetimesMs.confirm / hourMs),
  );

export const mailAlreadyRegistered = (strapi: Core.Strapi, registration: Registration) =>
  sendEmail(strapi, registration.email, alreadyRegistered(urlFor(strapi, 'manage', registration)));

export async function mailBadge(strapi: Core.Strapi, registration: Registration): Promise<void> {
  const { name, days } = registration.profile;
  const content = badgeReady(
    name,
    days.map((day) => formatDay(day, 'nl')),
    urlFor(strapi, 'manage', registration),
  );
  await sendEmail(strapi, registration.email, content, [
    { filename: 'badge.pdf', content: await drawBadge(strapi, registration), contentType: 'application/pdf' },
  ]);
}

export const mailWithdrawn = (strapi: Core.Strapi, { email, profile }: Registration) =>
  sendEmail(strapi, email, visitWithdrawn(profile.name));
