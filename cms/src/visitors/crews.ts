import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { crewLink } from './email-texts';
import { queueMail } from './mails';
import { crewMail, visitErrors } from './texts';

const crewUid = 'api::visitor-crew.visitor-crew';

interface Crew {
  documentId: string;
  name: string;
  email: string;
  isActive: boolean;
}

/**
 * The crews at the entrance: an organiser makes one in the admin, and its link comes by mail. The link is signed and not
 * stored. It works as long as its crew is there and active.
 */
export function mailCrewLinks(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [crewUid],
    async afterCreate({ result }) {
      const { documentId, email, name } = result as Crew;
      const { url, badgeSecret }: { url: string; badgeSecret: string } = strapi.config.get('site');
      // Behind a #, so that no log on the way has it.
      const link = `${url}/inchecken#${signCrew(documentId, badgeSecret)}`;
      await queueMail(strapi, crewMail, email, crewLink(name, link));
    },
  });
}

/**
 * The name of the crew that a link is of.
 * @throws {errors.UnauthorizedError} for a link that we did not sign, or of a crew that is gone or switched off
 */
export async function requireCrew(strapi: Core.Strapi, link: unknown): Promise<string> {
  const documentId = readCrew(link, strapi.config.get('site.badgeSecret'));
  const crew: Crew | null | '' =
    documentId && (await strapi.db.query(crewUid).findOne({ where: { documentId, isActive: true } }));
  if (!crew) throw new errors.UnauthorizedError(visitErrors.crewLink);
  return crew.name;
}

function signCrew(documentId: string, secret: string): string {
  return `${documentId}.${signatureOf(documentId, secret).toString('base64url')}`;
}

function readCrew(link: unknown, secret: string): string | null {
  if (typeof link !== 'string' || link.length > 200) return null;
  const [documentId = '', signature = '', ...more] = link.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(documentId, secret);
  return more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
    ? documentId
    : null;
}

function signatureOf(documentId: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`visitor crew ${documentId}`).digest();
}
