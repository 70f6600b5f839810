import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { seatsLeft } from 'beursvloer-domain/places';
import { record, type Administrator } from '../platform/audit/audit';
import { folded, foldedWords } from '../platform/storage/folded';
import { countPlaces, joinings, places, type JoiningRow, type PlaceRow } from './rows';
import { findPublished, instantOf } from '../fair/sessions';
import { inSession, mailTo } from './settle';
import type { FoundPlaces, PlaceLine, PlaceState, SessionWithPlaces } from './shape';
import { auditLines, participantList, placeErrors } from './texts';

export async function listSessionsWithPlaces(strapi: Core.Strapi): Promise<SessionWithPlaces[]> {
  const sessions = (await findPublished(strapi, { joining: true, edition: null })).filter(
    ({ capacity }) => capacity > 0,
  );
  const ids = sessions.map(({ documentId }) => documentId);
  const countsOf = await countPlaces(strapi, ids);
  const rows: JoiningRow[] = await joinings(strapi).whereIn('session', ids);
  return sessions.map(({ documentId, title, day, startTime, capacity }) => {
    const row = rows.find(({ session }) => session === documentId);
    return {
      session: documentId,
      title,
      day,
      startTime,
      capacity,
      ...countsOf(documentId),
      isClosed: Boolean(row?.is_closed),
      hasHostLink: typeof row?.host_link === 'string',
    };
  });
}

/** Sessions that have yet to begin, and at which nobody can get a place any more. */
export async function listFullSessions(strapi: Core.Strapi, now = Date.now()): Promise<SessionWithPlaces[]> {
  return (await listSessionsWithPlaces(strapi)).filter(
    (session) =>
      (session.isClosed || seatsLeft(session) === 0) && instantOf(session.day, session.startTime) > now,
  );
}

/**
 * Requests for places at a session: placed first, then offered, waiting and the rest, each in their order.
 */
export async function listPlaces(strapi: Core.Strapi, session: string): Promise<PlaceLine[]> {
  const rows: PlaceRow[] = await places(strapi)
    .where({ session })
    .orderBy([{ column: 'since' }, { column: 'id' }]);
  const order: readonly PlaceState[] = ['geplaatst', 'aangeboden', 'wachtlijst'];
  const rank = ({ state }: PlaceRow) => (order.indexOf(state) + order.length + 1) % (order.length + 1);
  return rows.toSorted((one, other) => rank(one) - rank(other)).map(lineOf);
}

const maxFound = 50;
const maxWordsLength = 100;

/**
 * The places of people whose name or e-mail address has every word, in any order. There are thousands at most: they are looked
 * through here, where accents are left out.
 * @throws {errors.ValidationError} for what is no text, or a long one
 */
export async function findPeople(strapi: Core.Strapi, asked: unknown): Promise<FoundPlaces> {
  if (typeof asked !== 'string' || asked.length > maxWordsLength)
    throw new errors.ValidationError(placeErrors.wrongWords);
  const words = foldedWords(asked);
  if (words.length === 0) return { data: [], total: 0 };
  const rows: PlaceRow[] = await places(strapi).orderBy([{ column: 'name' }, { column: 'id' }]);
  const found = rows.filter(({ name, email }) => {
    const text = `${folded(name)} ${folded(email)}`;
    return words.every((word) => text.includes(word));
  });
  const sessions = new Map((await listSessionsWithPlaces(strapi)).map((one) => [one.session, one]));
  const data = found.slice(0, maxFound).map((row) => {
    const { title = null, day = null, startTime = null } = sessions.get(row.session) ?? {};
    return { ...lineOf(row), session: row.session, title, day, startTime };
  });
  return { data, total: found.length };
}

function lineOf({ id, name, email, state, since, is_present }: PlaceRow): PlaceLine {
  return { id, name, email, state, since: Number(since), isPresent: Boolean(is_present) };
}

/** Takes somebody off, who is told by mail; what they held is offered to who waits. @throws {errors.NotFoundError} */
export async function removePlace(
  strapi: Core.Strapi,
  { session, id, who }: { session: string; id: number; who: Administrator },
  now = Date.now(),
): Promise<void> {
  if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31) throw gone();
  await inSession(strapi, session, now, async (held) => {
    const place: PlaceRow | undefined = await places(strapi, held.trx).where({ id, session }).first();
    if (!place) throw gone();
    await places(strapi, held.trx).where({ id }).delete();
    mailTo(strapi, held, place, 'withdrawn');
    const about = auditLines.place(id, held.session?.title ?? session);
    await record(strapi, { who, what: auditLines.removed, about });
  });
}

const gone = () => new errors.NotFoundError(placeErrors.gone);

export function tableOfPlaces(rows: readonly PlaceLine[]): string[][] {
  return [
    [...participantList.columns],
    ...rows.map(({ name, email, state, since, isPresent }) => [
      ...[name, email, state, moment.format(since)],
      isPresent ? participantList.present : '',
    ]),
  ];
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});
