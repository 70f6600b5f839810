import { randomUUID } from 'node:crypto';
import { makeBadgeId } from '../../src/fair/badge-code';
import { signLink } from '../../src/fair/signed-link';
import type { ApiResponse, App } from './app';
import { newMails, type Mail } from './emails';

const path = '/api/session-places';
const uid = 'api::session.session';
let counted = 0;

/** A session of the small fair with places, in the future. */
export interface Joinable {
  documentId: string;
  publicId: number;
}

/** Publishes a session with so many places; every one has a title of its own. */
export async function makeJoinable(app: App, capacity: number, more: object = {}): Promise<Joinable> {
  const title = `Tour ${(counted += 1)}`;
  const data: object = {
    title,
    slug: `tour-${counted}`,
    kind: 'Tour',
    language: 'Nederlands',
    capacity,
    joining: true,
    day: '2027-02-09',
    startTime: '14:00:00.000',
    endTime: '15:00:00.000',
    meetingPoint: 'Tourbalie',
    ...more,
  };
  const made = await app.strapi.documents(uid).create({ data, locale: 'nl', status: 'published' });
  return { documentId: made.documentId, publicId: Number(made.publicId) };
}

export async function changeSession(app: App, { documentId }: Joinable, data: object): Promise<void> {
  await app.strapi.documents(uid).update({ documentId, locale: 'nl', data, status: 'published' });
}

async function call(
  app: App,
  method: string,
  tail: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<ApiResponse> {
  const response = await fetch(`${app.url}${path}${tail}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor((counted += 1) / 250) % 250}.${counted % 250}`,
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

export const request = (app: App, { publicId }: Joinable, email: string, more: object = {}) =>
  call(app, 'POST', '', { body: { session: publicId, name: 'Noor de Wit', email, ...more } });
export const own = (app: App, method: string, link: string) =>
  call(app, method, '/own', { headers: { 'x-place-link': link } });
export const host = (app: App, link: string, body?: unknown) =>
  call(app, body === undefined ? 'GET' : 'PATCH', '/host', { headers: { 'x-host-link': link }, body });

/** The token of the link in a mail about a place. */
export function linkIn(mail: Mail | undefined): string {
  const link = /\/plaats\?link=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  if (link === undefined) throw new Error(`No link to a place in the mail ${mail?.subject}.`);
  return link;
}

/** Asks for a place and takes it, or waits. Returns the link, and the mail that says what came of it. */
export async function joined(app: App, session: Joinable, email: string) {
  await request(app, session, email);
  const [asked] = await newMails(app, 1);
  const link = linkIn(asked);
  const response = await own(app, 'POST', link);
  const [mail] = await newMails(app, 1);
  return { link, response, mail };
}

/** Stores requests for places that are not confirmed yet. Returns their links. */
export async function storeRequests(app: App, { documentId }: Joinable, count: number): Promise<string[]> {
  const at = new Date();
  const ids = Array.from({ length: count }, () => makeBadgeId());
  for (const [index, placeId] of ids.entries())
    await app.strapi.db.connection('session_places').insert({
      document_id: randomUUID(),
      session: documentId,
      email: `race-${index}@post.example`,
      name: 'Race',
      language: 'nl',
      state: 'wacht op bevestiging',
      since: Date.now(),
      place_id: placeId,
      is_present: false,
      created_at: at,
      updated_at: at,
      published_at: at,
    });
  const secret: string = app.strapi.config.get('site.badgeSecret');
  return ids.map((placeId) => signLink('place', placeId, secret, Date.now()));
}
