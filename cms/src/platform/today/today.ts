import type { Core } from '@strapi/strapi';
import type { AdminPermission } from '../access/admin-permissions';
import type { AdminContext } from '../access/admin-routes';
import { createRegistry } from '../registry';
import type { TodayLink, TodaySentence } from './shape';

/** Something to do, for who may read what it counts. */
export interface TodayLine {
  permission: AdminPermission;
  /** Counts by the database: this is asked at every visit to the home page. */
  count(strapi: Core.Strapi): Promise<number>;
  /** @param count at least 1 */
  text(count: number): string;
  /** The list of what is counted, below the path of the admin. */
  to: string;
}

/** Lines of which only the database knows how many there are. Says nothing that the administrator may not read. */
export type ReadLines = (strapi: Core.Strapi, context: AdminContext) => Promise<TodayLink[]>;

/** Something to know, above what is to be done. */
export interface TodayFact {
  /** Null for what every administrator may know. */
  permission: AdminPermission | null;
  /**
   * Null when there is nothing to say.
   * @param may says whether the reader has another permission, such as that of the link
   */
  read(strapi: Core.Strapi, may: (permission: AdminPermission) => boolean): Promise<TodaySentence | null>;
}

export const todayLines = createRegistry<TodayLine>();
export const todayFacts = createRegistry<TodayFact>();
