import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../platform/storage/table-of';
import type { SessionFacts } from '../platform/published/sessions';
import type { PlaceState } from './shape';

const placeUid: UID.ContentType = 'api::session-place.session-place';
const joiningUid: UID.ContentType = 'api::session-joining.session-joining';

/** Somebody's place, as SQL gives it; PostgreSQL gives the large numbers as texts. */
export interface PlaceRow {
  id: number;
  /** The documentId of the session. */
  session: string;
  email: string;
  name: string;
  language: string;
  state: PlaceState;
  since: number | string;
  /** Until when a place that is offered is held. */
  offer_ends: number | string | null;
  is_present: boolean | number;
  /** The signed links in its mails are for this id. */
  place_id: string;
}

/** How joining a session stands. */
export interface JoiningRow {
  id: number;
  session: string;
  is_closed: boolean | number;
  /** The hash of the token in the host's link. */
  host_link: string | null;
  /** The numbers that pages show since the last change: see `settle.ts`. */
  shown: string | null;
  /** The session as everybody was told last. */
  known: string | SessionFacts | null;
  /** Since when the session is not published any more. */
  missing_since: number | string | null;
}

/** The tables, in a transaction or by themselves. */
export function places(strapi: Core.Strapi, trx?: Knex.Transaction): Knex.QueryBuilder {
  return (trx ?? strapi.db.connection)(tableOf(strapi, placeUid));
}
export function joinings(strapi: Core.Strapi, trx?: Knex.Transaction): Knex.QueryBuilder {
  return (trx ?? strapi.db.connection)(tableOf(strapi, joiningUid));
}

/** The states in which somebody has a place, or one is held for them. */
const takingStates: readonly PlaceState[] = ['geplaatst', 'aangeboden'];

/** How many there are of each state, for the sessions that have any. */
export async function countPlaces(
  strapi: Core.Strapi,
  sessions: readonly string[],
  trx?: Knex.Transaction,
): Promise<(session: string) => { taken: number; waiting: number }> {
  const rows: { session: string; state: PlaceState; count: number | string }[] = await places(strapi, trx)
    .whereIn('session', [...sessions])
    .groupBy('session', 'state')
    .select('session', 'state')
    .count({ count: '*' });
  const sum = (session: string, states: readonly PlaceState[]) =>
    rows
      .filter((row) => row.session === session && states.includes(row.state))
      .reduce((total, { count }) => total + Number(count), 0);
  return (session) => ({ taken: sum(session, takingStates), waiting: sum(session, ['wachtlijst']) });
}
