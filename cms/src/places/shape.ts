/** Responses of the admin's server about places. The admin's page imports this: no Strapi here. */

/** In Dutch, as the organiser reads them. */
export const placeStates = [
  'wacht op bevestiging',
  'geplaatst',
  'wachtlijst',
  'aangeboden',
  'vervallen',
] as const;
export type PlaceState = (typeof placeStates)[number];

/** A session whose places are asked for, as the admin lists it. */
export interface SessionWithPlaces {
  session: string;
  title: string;
  day: string;
  startTime: string;
  capacity: number;
  taken: number;
  waiting: number;
  isClosed: boolean;
  hasHostLink: boolean;
}

/** Somebody who asked for a place, as the admin lists them. */
export interface PlaceLine {
  id: number;
  name: string;
  email: string;
  state: PlaceState;
  /** When they came into this state, in ms since 1970. */
  since: number;
  isPresent: boolean;
}

/** A page of who asked for a place at one session, and the sessions to choose from. */
export interface PlaceList {
  data: PlaceLine[];
  meta: {
    total: number;
    page: number;
    pages: number;
    /** The session that was asked for, or else the first; null without any. */
    session: SessionWithPlaces | null;
    sessions: SessionWithPlaces[];
  };
}
