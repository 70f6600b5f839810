import type { Core } from '@strapi/strapi';
import { deliveryTable, type DeliveryState } from './queue';

export interface DeliveryCounts {
  kind: string;
  /** Deliveries that should have left by now: planned messages do not count before their time. */
  waiting: number;
  oldestMs: number;
  givenUp: number;
}

interface Row {
  kind: string;
  waiting: string | number | null;
  given_up: string | number | null;
  oldest: string | number | null;
}

export async function countDeliveries(strapi: Core.Strapi, now: number): Promise<DeliveryCounts[]> {
  const since = 'coalesce(waiting_since, due_at)';
  const waits = `state = 'wachtend' and ${since} <= ?`;
  const states: DeliveryState[] = ['wachtend', 'mislukt'];
  const found: Row[] = await strapi.db
    .connection(deliveryTable)
    .whereIn('state', states)
    .groupBy('kind')
    .select(
      'kind',
      strapi.db.connection.raw(`sum(case when ${waits} then 1 else 0 end) as waiting`, [now]),
      strapi.db.connection.raw(`min(case when ${waits} then ${since} end) as oldest`, [now]),
      strapi.db.connection.raw(
        `sum(case when state = 'mislukt' and payload is not null then 1 else 0 end) as given_up`,
      ),
    );
  return found.map(({ kind, waiting, oldest, given_up: givenUp }) => ({
    kind,
    waiting: Number(waiting),
    givenUp: Number(givenUp),
    oldestMs: oldest === null ? 0 : Math.max(0, now - Number(oldest)),
  }));
}
