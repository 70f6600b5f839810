import type { Core } from '@strapi/strapi';
import { createRegistry } from '../registry';
import type { ImportRow } from './imports';

/** A change of a feature's own that stands with the imports. It goes back as a whole or not at all, by the organiser. */
export interface WholeBatch {
  /** Stored in the place of the name of a list. */
  name: string;
  /** The rows that something has changed since; none when the batch can go back. */
  problems(strapi: Core.Strapi, rows: readonly ImportRow[]): Promise<{ row: ImportRow; message: string }[]>;
  /** Takes it back, in the transaction of the caller. */
  takeBack(strapi: Core.Strapi, rows: readonly ImportRow[]): Promise<void>;
}

export const wholeBatches = createRegistry<WholeBatch>();

export const wholeBatchOf = (list: string): WholeBatch | undefined =>
  wholeBatches.all().find(({ name }) => name === list);
