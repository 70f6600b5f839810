/** Responses of the admin's server to a search over everything. The admin's dialog imports this: no Strapi here. */

export interface SearchHit {
  /** Below that of the admin, with its query. */
  path: string;
  title: string;
  /** Tells hits with the same title apart. */
  about: string;
}

export interface SearchGroup {
  name: string;
  title: string;
  hits: SearchHit[];
}

/** Shorter searches find nothing. */
export const minSearchLength = 2;

/** The rest of a longer search is not looked at. */
export const maxSearchLength = 100;

export const maxHitsPerGroup = 5;
