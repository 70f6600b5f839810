import type { Core } from '@strapi/strapi';
import { offerEnd, seatsLeft } from 'beursvloer-domain/places';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { hasEnglish } from '../platform/documents/languages-of-fair';
import { inBackground } from '../platform/jobs/background';
import { enqueue, type NewMail } from '../platform/mail/outgoing/queue';
import { sendWaitingMail } from '../platform/mail/outgoing/mail-kind';
import { addPurge } from '../platform/outbox/outbox';
import { signLink } from '../fair/signed-link';
import { placeMail, type PlaceMail } from './email-texts';
import { countPlaces, joinings, places, type JoiningRow, type PlaceRow } from './rows';
import { factsOf, findPublishedSession, type PublishedSession, type SessionFacts } from '../fair/sessions';

const about = 'plaats';

/** A session whose places nobody else changes until the transaction ends. */
export interface HeldSession {
  trx: Knex.Transaction;
  now: number;
  joining: JoiningRow;
  /** Null when it is not published any more. */
  session: PublishedSession | null;
  mails: NewMail[];
  hasEnglish: boolean;
}

/**
 * Changes the places of a session in a transaction of its own. The row of the session is locked first, so that requests
 * which race wait here for each other and every count is right. What has expired is settled before the work, and what the
 * work freed is offered after it.
 */
export async function inSession<Result>(
  strapi: Core.Strapi,
  documentId: string,
  now: number,
  work: (held: HeldSession) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    const session = await findPublishedSession(strapi, documentId);
    const joining = await lockJoining(strapi, trx, documentId, { session, now });
    const held: HeldSession = {
      trx,
      now,
      joining,
      session,
      mails: [],
      hasEnglish: await hasEnglish(strapi),
    };
    await settle(strapi, held);
    const result = await work(held);
    await settle(strapi, held);
    await recordShown(strapi, held);
    if (held.mails.length > 0) {
      await enqueue(trx, held.mails);
      onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
    }
    return result;
  });
}

async function lockJoining(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
  { session, now }: { session: PublishedSession | null; now: number },
): Promise<JoiningRow> {
  const at = new Date(now);
  await joinings(strapi, trx)
    .insert({
      document_id: randomUUID().replaceAll('-', ''),
      session: documentId,
      is_closed: false,
      known: session && JSON.stringify(factsOf(session)),
      created_at: at,
      updated_at: at,
      published_at: at,
    })
    .onConflict('session')
    .ignore();
  await joinings(strapi, trx).where({ session: documentId }).update({ updated_at: at });
  const row: JoiningRow | undefined = await joinings(strapi, trx).where({ session: documentId }).first();
  if (!row) throw new Error('How joining a session stands is neither new nor known.');
  return row;
}

async function settle(strapi: Core.Strapi, held: HeldSession): Promise<void> {
  const { trx, now, session, joining } = held;
  const { session: documentId } = joining;
  const expired: PlaceRow[] = await places(strapi, trx)
    .where({ session: documentId, state: 'aangeboden' })
    .andWhere('offer_ends', '<=', now);
  for (const place of expired) {
    await places(strapi, trx).where({ id: place.id }).delete();
    mailTo(strapi, held, place, 'offerOver');
  }
  const offerEnds = session && offerEnd(now, session.startsAt);
  if (!session || offerEnds === null || joining.is_closed) return;
  const { taken } = (await countPlaces(strapi, [documentId], trx))(documentId);
  const left = seatsLeft({ capacity: session.capacity, taken });
  if (left === 0) return;
  const next: PlaceRow[] = await places(strapi, trx)
    .where({ session: documentId, state: 'wachtlijst' })
    .orderBy([{ column: 'since' }, { column: 'id' }])
    .limit(left);
  for (const place of next) {
    await changePlace(strapi, held, place, { state: 'aangeboden', offer_ends: offerEnds });
    mailTo(strapi, held, place, 'offer', { offerEnds });
  }
}

async function recordShown(strapi: Core.Strapi, { trx, session, joining }: HeldSession): Promise<void> {
  const { taken, waiting } = (await countPlaces(strapi, [joining.session], trx))(joining.session);
  const shown = shownOf({ capacity: session?.capacity ?? 0, taken, waiting, isClosed: joining.is_closed });
  if (shown === joining.shown) return;
  await joinings(strapi, trx).where({ id: joining.id }).update({ shown });
  await addPurge(strapi, { tags: [placesTag(joining.session)], gone: false });
}

function shownOf(numbers: {
  capacity: number;
  taken: number;
  waiting: number;
  isClosed: boolean | number;
}): string {
  const { capacity, taken, waiting, isClosed } = numbers;
  return [seatsLeft({ capacity, taken }), waiting, isClosed ? 'vol' : 'open'].join(' ');
}

/** The cache tag of the numbers of a session: only pages that show them have it. */
export const placesTag = (session: string): string => `places-${session}`;

export async function changePlace(
  strapi: Core.Strapi,
  { trx, now }: HeldSession,
  place: PlaceRow,
  change: Partial<Pick<PlaceRow, 'state' | 'offer_ends' | 'name' | 'language'>>,
): Promise<void> {
  const moment = change.state === undefined ? {} : { since: now };
  await places(strapi, trx)
    .where({ id: place.id })
    .update({ offer_ends: null, ...change, ...moment, updated_at: new Date(now) });
  Object.assign(place, { offer_ends: null, ...change, ...moment });
}

/** Adds a mail to the transaction; in it is the link to the place, or to the session where the place is gone. */
export function mailTo(
  strapi: Core.Strapi,
  held: HeldSession,
  place: PlaceRow,
  kind: PlaceMail,
  more: { offerEnds?: number } = {},
): void {
  const facts: SessionFacts | null = held.session ?? knownFacts(held.joining);
  if (!facts) return;
  const { url: site, badgeSecret }: { url: string; badgeSecret: string } = strapi.config.get('site');
  const language = held.hasEnglish && place.language === 'en' ? 'en' : 'nl';
  const folder = `${site}${language === 'en' ? '/en' : ''}`;
  const link = signLink('place', place.place_id, badgeSecret, held.now);
  const url =
    kind === 'offerOver' ? `${folder}/programma/${facts.publicId}` : `${folder}/plaats?link=${link}`;
  const content = placeMail(kind, language, facts, url, more);
  held.mails.push({ submission: null, receipt: about, recipient: place.email, replyTo: null, content });
}

export function knownFacts({ known }: JoiningRow): SessionFacts | null {
  return typeof known === 'string' ? JSON.parse(known) : known;
}
