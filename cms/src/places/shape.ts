/** Responses of the admin's server about places. The admin's page imports this: no Strapi here. */

export const placeStates = [
  'wacht op bevestiging',
  'geplaatst',
  'wachtlijst',
  'aangeboden',
  'vervallen',
] as const;
export type PlaceState = (typeof placeStates)[number];

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

export interface PlaceLine {
  id: number;
  name: string;
  email: string;
  state: PlaceState;
  /** When they came into this state, in ms since 1970. */
  since: number;
  isPresent: boolean;
}

/** Somebody's place, found over all sessions. */
export interface FoundPlace extends PlaceLine {
  session: string;
  /** Null when the session is not on the site any more, or has no places. */
  title: string | null;
  day: string | null;
  startTime: string | null;
}

export interface FoundPlaces {
  /** The first ones, by name. */
  data: FoundPlace[];
  total: number;
}

export interface PlaceList {
  data: PlaceLine[];
  meta: {
    total: number;
    page: number;
    pages: number;
    session: SessionWithPlaces | null;
    sessions: SessionWithPlaces[];
  };
}
