import { isSubjectType } from '../queries/subject-types';

/** Links that show figures, as the admin's page knows them. Nothing of Strapi here. */

/** Days are `YYYY-MM-DD`, both included. */
export interface FigureLink {
  id: number;
  name: string;
  /** Its limit in words; null for the whole site. */
  filter: string | null;
  from: string;
  /** Null while every new week is added. */
  to: string | null;
  expires: string;
  /** The day on which it was last opened; null when it never was. */
  opened: string | null;
}

/**
 * True for a filter by which visits and views are counted. Subjects are what people pressed or searched: of
 * those a link would show that nobody came.
 */
export const canBeShared = (filter: string): boolean => !isSubjectType(filter.slice(0, filter.indexOf(':')));

export const lifetimes = [30, 90, 365] as const;
export const maxLinkNameLength = 100;
