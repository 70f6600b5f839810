import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { countPlaces, joinings, places, type JoiningRow, type PlaceRow } from './rows';
import { findPublished } from '../fair/sessions';
import { inSession, mailTo } from './settle';
import type { PlaceLine, PlaceState, SessionWithPlaces } from './shape';
import { participantList, placeErrors } from './texts';

export async function listSessionsWithPlaces(strapi: Core.Strapi): Promise<SessionWithPlaces[]> {
  const sessions = (await findPublished(strapi, { joining: true })).filter(({ capacity }) => capacity > 0);
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

/**
 * Requests for places at a session: placed first, then offered, waiting and the rest, each in their order.
 */
export async function listPlaces(strapi: Core.Strapi, session: string): Promise<PlaceLine[]> {
  const rows: PlaceRow[] = await places(strapi)
    .where({ session })
    .orderBy([{ column: 'since' }, { column: 'id' }]);
  const order: readonly PlaceState[] = ['geplaatst', 'aangeboden', 'wachtlijst'];
  const rank = ({ state }: PlaceRow) => (order.indexOf(state) + order.length + 1) % (order.length + 1);
  return rows
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id, name, email, state, since, is_present }) => ({
      id,
      name,
      email,
      state,
      since: Number(since),
      isPresent: Boolean(is_present),
    }));
}

/** Takes somebody off, who is told by mail; what they held is offered to who waits. @throws {errors.NotFoundError} */
export async function removePlace(
  strapi: Core.Strapi,
  session: string,
  id: number,
  now = Date.now(),
): Promise<void> {
  if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31) throw gone();
  await inSession(strapi, session, now, async (held) => {
    const place: PlaceRow | undefined = await places(strapi, held.trx).where({ id, session }).first();
    if (!place) throw gone();
    await places(strapi, held.trx).where({ id }).delete();
    mailTo(strapi, held, place, 'withdrawn');
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
