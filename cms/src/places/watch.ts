import type { Core } from '@strapi/strapi';
import { joinings, places, type JoiningRow, type PlaceRow } from './rows';
import { factsOf, type PublishedSession } from '../fair/sessions';
import { changePlace, inSession, knownFacts, mailTo, type HeldSession } from './settle';
import type { PlaceState } from './shape';

const minuteMs = 60 * 1000;
/** A session that is off the site this long does not take place: an editor may take it off for a moment. */
const cancelledAfterMs = 10 * minuteMs;

const activeStates: readonly PlaceState[] = ['geplaatst', 'wachtlijst', 'aangeboden'];

/**
 * Ends offers, offers what is free, and mails those who have a place, or wait for one, at a session that an editor moved or
 * took off the programme.
 */
export async function settleSessions(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const rows: Pick<JoiningRow, 'session'>[] = await joinings(strapi)
    .whereIn(
      'session',
      places(strapi)
        .whereIn('state', [...activeStates])
        .distinct('session'),
    )
    .select('session');
  for (const { session } of rows)
    await inSession(strapi, session, now, (held) =>
      held.session ? followSession(strapi, held, held.session) : cancelSession(strapi, held),
    );
}

async function followSession(
  strapi: Core.Strapi,
  held: HeldSession,
  session: PublishedSession,
): Promise<void> {
  const { joining, trx, now } = held;
  const before = knownFacts(joining);
  const facts = factsOf(session);
  const known = JSON.stringify(facts);
  if (known === JSON.stringify(before) && joining.missing_since === null) return;
  await joinings(strapi, trx).where({ id: joining.id }).update({ known, missing_since: null });
  const fields = ['day', 'startTime', 'endTime', 'where'] as const;
  const hasMoved = before !== null && fields.some((field) => facts[field] !== before[field]);
  if (hasMoved && session.startsAt > now)
    for (const place of await activePlaces(strapi, held)) mailTo(strapi, held, place, 'moved');
}

async function cancelSession(strapi: Core.Strapi, held: HeldSession): Promise<void> {
  const { joining, trx, now } = held;
  if (joining.missing_since === null) {
    await joinings(strapi, trx).where({ id: joining.id }).update({ missing_since: now });
    return;
  }
  if (now - Number(joining.missing_since) < cancelledAfterMs) return;
  for (const place of await activePlaces(strapi, held)) {
    await changePlace(strapi, held, place, { state: 'vervallen' });
    mailTo(strapi, held, place, 'cancelled');
  }
}

function activePlaces(strapi: Core.Strapi, { trx, joining }: HeldSession): Promise<PlaceRow[]> {
  return places(strapi, trx)
    .where({ session: joining.session })
    .whereIn('state', [...activeStates])
    .orderBy('id')
    .then((rows: PlaceRow[]) => rows);
}
