import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Delivery } from './queue';

/** The result of an attempt. An error that `send` throws means `later`. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'rejected'; error: string }
  /** It may be taken later; `waitMs` as the receiver says, null when it does not. */
  | { kind: 'later'; error: string; waitMs: number | null }
  /** The receiver says that it is gone for good: everything else for the same owner goes too. */
  | { kind: 'gone' }
  /** Whom it was for was removed here: nobody gets it, and nobody has to know. */
  | { kind: 'unwanted' };

export interface Sender {
  /** Looks up what these deliveries need. Returns what sends one of them. */
  prepare(batch: readonly Delivery[]): Promise<(delivery: Delivery) => Promise<Outcome>>;
  close?(): void;
}

export interface DeliveryKind {
  name: string;
  title: string;
  /** In Dutch as well: what a delivery is about, where that is stored as a word of the program. */
  topics?: Readonly<Record<string, string>>;
  /** How long to wait after each failed attempt. The last of them is followed by one more attempt, and no other. */
  backoffMs: readonly number[];
  /**
   * Nobody else sends what is claimed for so long; after a kill it is sent again then. Longer than a batch takes, however slow the
   * receivers are.
   */
  claimMs: number;
  batchSize: number;
  lanes: number;
  senders: number;
  prepareTables?(strapi: Core.Strapi): Promise<void>;
  /** Null while nothing can be sent: then nothing is claimed. */
  open(strapi: Core.Strapi, now: () => number): Sender | null;
  forget?(strapi: Core.Strapi, trx: Knex.Transaction, owner: number): Promise<void>;
}
