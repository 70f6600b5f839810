import type {
  AdvertisementAction,
  ContentType,
  Device,
  LeadAction,
  SessionAction,
  UserAction,
} from './kinds.js';

export type StoredKind =
  | 'view'
  | 'read'
  | 'visitor'
  | 'robotView'
  | `content.${ContentType}`
  | `marketing.${AdvertisementAction}`
  | `lead.${LeadAction}`
  | `session.${SessionAction}`
  | `user.${UserAction}`
  | 'emailLink'
  | 'search'
  | 'searchTerm'
  | 'notFound'
  | 'notFoundPath'
  | 'outbound';

/**
 * An event as the site stores it: nothing in it names a browser. Texts are those of the content, or those that five
 * browsers brought; see `subject`.
 */
export interface StoredEvent {
  /** Until it was taken by the content backend; the stored event has none. */
  id: string;
  /** When it happened by the site's clock, in seconds since 1970. */
  at: number;
  kind: StoredKind;
  /** The page it happened on: the path without language and query, with the public id of a detail page and not its name. */
  page?: string;
  from?: string;
  /** The exhibitor, advertisement, document, link, host, words or path that it is about. */
  subject?: string;
  source?: string;
  campaign?: string;
  device?: Device;
  language?: string;
  /**
   * A measure of its own: seconds and percent read, results of a search, days since a browser was counted before (`gap`, -1 for
   * never), how many browsers used a text.
   */
  value?: number;
  depth?: number;
  /** Whole seconds since the last event of the same visit. */
  since?: number;
  /** How many equal events this row is: more than one on a day with too many to store one by one. */
  times?: number;
}
