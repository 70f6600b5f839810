import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../platform/storage/table-of';
import type { SessionFacts } from '../fair/sessions';
import type { PlaceState } from './shape';

const placeUid: UID.ContentType = 'api::session-place.session-place';
const joiningUid: UID.ContentType = 'api::session-joining.session-joining';

/** Somebody's place, as SQL gives it; PostgreSQL gives the large numbers as texts. */
export interface PlaceRow {
  id: number;
  session: string;
  email: string;
  name: string;
  language: string;
  state: PlaceState;
  since: number | string;
  offer_ends: number | string | null;
  is_present: boolean | number;
  /** The signed links in its mails are for this id. */
  place_id: string;
}

export interface JoiningRow {
  id: number;
  session: string;
  is_closed: boolean | number;
  host_link: string | null;
  /** The numbers that pages show since the last change: see `settle.ts`. */
  shown: string | null;
  /** The session as everybody was told last. */
  known: string | SessionFacts | null;
  missing_since: number | string | null;
}

export function places(strapi: Core.Strapi, trx?: Knex.Transaction): Knex.QueryBuilder {
  return (trx ?? strapi.db.connection)(tableOf(strapi, placeUid));
}
export function joinings(strapi: Core.Strapi, trx?: Knex.Transaction): Knex.QueryBuilder {
  return (trx ?? strapi.db.connection)(tableOf(strapi, joiningUid));
}

const takingStates: readonly PlaceState[] = ['geplaatst', 'aangeboden'];

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
