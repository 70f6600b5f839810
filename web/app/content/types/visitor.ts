import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { instant, optionalText, requiredText } from '../client/response/parse';
import { slugAndName, slugAndNameSelection, theme, themeSelection } from './fields/shared';

export interface NamedChoice {
  slug: string;
  name: string;
}

export function listThemes(cms: CmsClient): Promise<readonly NamedChoice[]> {
  return findAll(cms, '/themes', 'theme', theme, { ...themeSelection, sort: ['name'] });
}

export function listAudiences(cms: CmsClient): Promise<readonly NamedChoice[]> {
  return findAll(cms, '/audiences', 'audience', slugAndName, { ...slugAndNameSelection, sort: ['rank'] });
}

const texts = z.array(z.string());

const ownVisit = z.object({
  email: requiredText,
  state: z.enum(['aangemeld', 'bevestigd', 'geannuleerd']),
  profile: z.object({
    name: requiredText,
    organisation: z.string(),
    role: z.string(),
    audience: z.string(),
    interests: texts,
    days: texts,
    purposes: texts,
  }),
  needs: z.object({ needs: texts, note: z.string(), consentedAt: instant }).nullable(),
  code: optionalText,
});
/** A visitor's own registration. `code` is that of the badge; null until the e-mail address is confirmed. */
export type OwnVisit = z.output<typeof ownVisit>;

const done = z.unknown();
const path = '/visitor-registrations';

/** The header with the token of a mailed link; without one the backend looks at who is signed in. */
const proof = (link: string | null) => (link === null ? undefined : { 'x-visit-link': link });

/** Registers somebody as a visitor; the backend mails a link to confirm. The response is the same for a known address. */
export async function registerVisitor(cms: CmsClient, body: Record<string, unknown>): Promise<void> {
  await cms.read(done, 'POST', path, { body });
}

const confirmed = z.object({ data: ownVisit.extend({ link: requiredText }) });

/** Confirms a registration; returns the token of the link that shows and changes it. A link that does not work is a 404. */
export async function confirmVisit(cms: CmsClient, token: string): Promise<string> {
  return (await cms.read(confirmed, 'POST', `${path}/confirm`, { body: { token } })).data.link;
}

const wrapped = z.object({ data: ownVisit });

/** The registration of a link, or of who is signed in. A 404 when there is none. */
export async function getOwnVisit(cms: CmsClient, link: string | null): Promise<OwnVisit> {
  return (await cms.read(wrapped, 'GET', `${path}/own`, { headers: proof(link) })).data;
}

export async function changeVisit(
  cms: CmsClient,
  link: string | null,
  body: Record<string, unknown>,
): Promise<void> {
  await cms.read(done, 'PATCH', `${path}/own`, { body, headers: proof(link) });
}

export async function withdrawVisit(cms: CmsClient, link: string | null): Promise<void> {
  await cms.read(done, 'DELETE', `${path}/own`, { headers: proof(link) });
}

const badge = z.object({ data: z.object({ pdf: z.base64() }) });

export async function getBadge(cms: CmsClient, link: string | null): Promise<Buffer> {
  const { data } = await cms.read(badge, 'GET', `${path}/own/badge`, { headers: proof(link) });
  return Buffer.from(data.pdf, 'base64');
}
