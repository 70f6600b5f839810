import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../platform/storage/table-of';
import type { SubscriberState } from './shape';

const subscriberUid = 'api::newsletter-subscriber.newsletter-subscriber';

/** A row as SQL gives it; PostgreSQL gives the large numbers as texts. */
export interface SubscriberRow {
  id: number;
  email: string;
  state: SubscriberState;
  language: string;
  consent: string;
  consent_at: number | string;
  answers: string | { label: string; text: string }[] | null;
  confirmed_at: number | string | null;
  left_at: number | string | null;
  /** Hashes of the links that confirm it, with spaces between them. */
  codes: string | null;
  leave_id: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** How long somebody may take to confirm. The link in the mail works as long. */
export const pendingMs = 7 * dayMs;
/** How long a row stays after somebody left: whoever mails with an older export still sees it. */
export const leftMs = 30 * dayMs;

export function subscribers(strapi: Core.Strapi, trx?: Knex.Transaction): Knex.QueryBuilder {
  return (trx ?? strapi.db.connection)(tableOf(strapi, subscriberUid));
}

/** Deletes what nobody confirmed in time, and those who left long ago. Any number of processes may run this at once. */
export async function deleteExpiredSubscribers(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const count: number = await subscribers(strapi).where('expires_at', '<=', now).delete();
  return count;
}
