import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { judge } from 'beursvloer-domain/forms';
import { placeForm, seatsLeft } from 'beursvloer-domain/places';
import { randomUUID } from 'node:crypto';
import { languageFor } from '../platform/documents/languages-of-fair';
import { readEmail } from '../platform/mail/read-email';
import { ErrorResponse } from '../platform/http/error-responses';
import { mayMail } from '../platform/limits/mail-limits';
import { makeBadgeId } from '../fair/badge-code';
import { fairDay } from '../platform/clock/fair-day';
import { wrongField } from '../platform/errors/wrong-field';
import { faultsOf, invalid } from '../platform/forms/submissions/accept';
import { readLink } from '../fair/signed-link';
import { requireSender } from '../platform/captcha/require-sender';
import { countPlaces, places, type PlaceRow } from './rows';
import { isFairOver } from '../fair/phase';
import { factsOf, findPublished, type PublishedSession, type SessionFacts } from '../fair/sessions';
import { changePlace, inSession, knownFacts, mailTo, type HeldSession } from './settle';
import type { PlaceState } from './shape';
import { placeErrors, unusableLink } from './texts';

export interface OwnPlace {
  state: PlaceState;
  name: string;
  session: SessionFacts | null;
  /** True when the session has begun or is gone: nothing changes any more. */
  isOver: boolean;
  isClosed: boolean;
  left: number;
  /** How many wait longer; null for who does not wait. */
  ahead: number | null;
  /** Until when the place is held that is offered, in ms since 1970. */
  offerEnds: number | null;
}

/**
 * Asks for a place: whoever reads the mail takes it there. The response is the same for an e-mail address that has a place,
 * as it would reveal who comes.
 * @throws a 404 for a session without places; a 409 when it has begun or the host has closed it
 */
export async function requestPlace(
  strapi: Core.Strapi,
  sent: Record<string, unknown>,
  ip: string,
  now = Date.now(),
): Promise<void> {
  if (await isFairOver(strapi)) throw tooLate();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const fields = { name: text(sent.name), email: text(sent.email) };
  const { values, failures, isValid } = judge(placeForm, fields, fairDay(now));
  if (!isValid) throw invalid(faultsOf(failures));
  const email = readEmail(values.email);
  if (email === null) throw wrongField('email', placeErrors.wrongEmail, 'email');
  const name = String(values.name).replace(/\s+/g, ' ').trim();
  const { documentId } = await requireOpen(strapi, sent.session, now);
  // Last: whoever has to correct a field sends the same token again.
  await requireSender(strapi, sent, ip, 'session_place');
  if (!(await mayMail('place', email, ip))) return;
  const language = await languageFor(strapi, sent.language);
  await inSession(strapi, documentId, now, async (held) => {
    const at = new Date(now);
    requireJoinable(held);
    await places(strapi, held.trx)
      .insert({
        document_id: randomUUID().replaceAll('-', ''),
        created_at: at,
        updated_at: at,
        published_at: at,
        session: documentId,
        email,
        name,
        language,
        place_id: makeBadgeId(),
        is_present: false,
        state: 'wacht op bevestiging' satisfies PlaceState,
        since: now,
      })
      .onConflict(['session', 'email'])
      .ignore();
    const place: PlaceRow | undefined = await places(strapi, held.trx)
      .where({ session: documentId, email })
      .first();
    if (!place) throw new Error('A place is neither new nor known.');
    if (place.state === 'vervallen' || place.state === 'wacht op bevestiging')
      await changePlace(strapi, held, place, { state: 'wacht op bevestiging', name, language });
    mailTo(strapi, held, place, ...mailOf(place));
  });
}

function mailOf({
  state,
  offer_ends,
}: PlaceRow): ['confirm' | 'placed' | 'waiting' | 'offer', { offerEnds?: number }?] {
  if (state === 'geplaatst') return ['placed'];
  if (state === 'wachtlijst') return ['waiting'];
  return state === 'aangeboden' ? ['offer', { offerEnds: Number(offer_ends) }] : ['confirm'];
}

async function requireOpen(strapi: Core.Strapi, publicId: unknown, now: number): Promise<PublishedSession> {
  const isNumber = typeof publicId === 'number' && Number.isSafeInteger(publicId) && publicId < 2 ** 31;
  const [session] = isNumber ? await findPublished(strapi, { publicId, joining: true }) : [];
  if (session && session.edition !== null) throw tooLate();
  if (!session || session.capacity === 0) throw new errors.NotFoundError(placeErrors.noPlaces);
  if (session.startsAt <= now) throw tooLate();
  return session;
}

/** The place of a link. @throws {errors.NotFoundError} */
async function findPlace(strapi: Core.Strapi, link: unknown, now: number): Promise<PlaceRow> {
  const placeId = readLink('place', link, strapi.config.get('site.badgeSecret'), now);
  const place: PlaceRow | undefined =
    placeId === null ? undefined : await places(strapi).where({ place_id: placeId }).first();
  if (!place) throw unusable();
  return place;
}

export async function showPlace(strapi: Core.Strapi, link: unknown, now = Date.now()): Promise<OwnPlace> {
  const { session, place_id } = await findPlace(strapi, link, now);
  return inSession(strapi, session, now, async (held) =>
    ownPlace(strapi, held, await lockedPlace(strapi, held, place_id)),
  );
}

/**
 * Takes the place of a link: one that is free, or one that was offered; who finds none waits. Pressing again changes nothing.
 * @throws a 409 when the session has begun, or the host has closed it
 */
export async function takePlace(strapi: Core.Strapi, link: unknown, now = Date.now()): Promise<OwnPlace> {
  const { session, place_id } = await findPlace(strapi, link, now);
  return inSession(strapi, session, now, async (held) => {
    const place = await lockedPlace(strapi, held, place_id);
    if (place.state === 'geplaatst' || place.state === 'wachtlijst') return ownPlace(strapi, held, place);
    const isOffered = place.state === 'aangeboden';
    // A place that is held for somebody is theirs, also when the host lets nobody else join.
    if (isOver(held)) throw tooLate();
    if (!isOffered) requireJoinable(held);
    const hasSeat = isOffered || (await leftIn(strapi, held)) > 0;
    await changePlace(strapi, held, place, { state: hasSeat ? 'geplaatst' : 'wachtlijst' });
    mailTo(strapi, held, place, hasSeat ? 'placed' : 'waiting');
    return ownPlace(strapi, held, place);
  });
}

export async function withdrawPlace(strapi: Core.Strapi, link: unknown, now = Date.now()): Promise<void> {
  const { session, place_id } = await findPlace(strapi, link, now);
  await inSession(strapi, session, now, async (held) => {
    const place = await lockedPlace(strapi, held, place_id);
    await places(strapi, held.trx).where({ id: place.id }).delete();
    if (place.state !== 'vervallen') mailTo(strapi, held, place, 'withdrawn');
  });
}

/** The place as it is once its session is locked. @throws {errors.NotFoundError} when it went in the meantime */
async function lockedPlace(strapi: Core.Strapi, { trx }: HeldSession, placeId: string): Promise<PlaceRow> {
  const place: PlaceRow | undefined = await places(strapi, trx).where({ place_id: placeId }).first();
  if (!place) throw unusable();
  return place;
}

async function leftIn(strapi: Core.Strapi, { trx, session, joining }: HeldSession): Promise<number> {
  const { taken } = (await countPlaces(strapi, [joining.session], trx))(joining.session);
  return seatsLeft({ capacity: session?.capacity ?? 0, taken });
}

async function ownPlace(strapi: Core.Strapi, held: HeldSession, place: PlaceRow): Promise<OwnPlace> {
  const { trx, joining, session } = held;
  const { state, name } = place;
  const facts = session ? factsOf(session) : knownFacts(joining);
  return {
    state,
    name,
    session: facts,
    isOver: isOver(held),
    isClosed: Boolean(joining.is_closed),
    left: await leftIn(strapi, held),
    ahead: state === 'wachtlijst' ? await countAhead() : null,
    offerEnds: place.offer_ends === null ? null : Number(place.offer_ends),
  };

  async function countAhead(): Promise<number> {
    const waiting: { id: number }[] = await places(strapi, trx)
      .where({ session: place.session, state })
      .orderBy([{ column: 'since' }, { column: 'id' }])
      .select('id');
    return waiting.findIndex(({ id }) => id === place.id);
  }
}

const isOver = ({ session, now }: HeldSession) =>
  session === null || session.edition !== null || session.startsAt <= now;

function requireJoinable(held: HeldSession): void {
  if (isOver(held) || held.session?.capacity === 0) throw tooLate();
  if (held.joining.is_closed) throw new ErrorResponse(409, 'JoiningClosed', placeErrors.closed);
}

const tooLate = () => new ErrorResponse(409, 'TooLate', placeErrors.tooLate);
const unusable = () => new errors.NotFoundError(unusableLink);
