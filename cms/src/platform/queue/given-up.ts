import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockInOrder } from '../storage/claim-rows';
import type { DeliveryKind } from './kind';
import { deliveryTable, type DeliveryState } from './queue';
import type { GivenUp } from './shape';

/** Deliveries that failed at every attempt, or will never be taken as they are: an administrator decides. */

const givenUp = { state: 'mislukt' satisfies DeliveryState };

/** Deliveries that can be tried again. One that expires is not, after its time. */
const rows = (source: Knex): Knex.QueryBuilder =>
  source(deliveryTable)
    .where(givenUp)
    .whereNotNull('payload')
    .andWhere((either) => either.whereNull('expires_at').orWhere('expires_at', '>', Date.now()));

export async function countGivenUp(strapi: Core.Strapi): Promise<number> {
  const [{ count = 0 } = {}]: { count?: string | number }[] = await rows(strapi.db.connection).count({
    count: 'id',
  });
  return Number(count);
}

export async function listGivenUp(
  strapi: Core.Strapi,
  kinds: readonly DeliveryKind[],
  { page, pageSize }: { page: number; pageSize: number },
): Promise<GivenUp[]> {
  const found: (Omit<GivenUp, 'givenUpAt' | 'error'> & {
    settled_at: string | number;
    error: string | null;
  })[] = await rows(strapi.db.connection)
    .orderBy([
      { column: 'settled_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('id', 'kind', 'about', 'recipient', 'error', 'attempts', 'settled_at');
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  return found.map(({ kind: name, about, error, settled_at: givenUpAt, ...row }) => {
    const kind = byName.get(name);
    return {
      ...row,
      kind: kind?.title ?? name,
      about: kind?.topics?.[about] ?? about,
      error: error ?? '',
      givenUpAt: Number(givenUpAt),
    };
  });
}

/**
 * Has what was given up sent again, from the first attempt on.
 * @param which one, or all of it
 * @returns how many deliveries wait again
 */
export async function retryGivenUp(strapi: Core.Strapi, which: { id: number } | 'all'): Promise<number> {
  const query = rows(strapi.db.connection).select('id');
  if (which !== 'all') void query.andWhere(which);
  return strapi.db
    .connection(deliveryTable)
    .whereIn('id', lockInOrder(strapi, query))
    .where(givenUp)
    .update({
      state: 'wachtend' satisfies DeliveryState,
      attempts: 0,
      due_at: 0,
      settled_at: null,
      waiting_since: Date.now(),
    });
}
