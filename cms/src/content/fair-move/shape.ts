import type { FairDay, FairProblem } from '../new-fair/shape';

/** All that the page "De beurs verplaatsen" sends and gets. The admin imports this: no Strapi here. */

export interface MoveDay extends FairDay {
  label: string;
}

export interface MoveVenue {
  name: string;
  street: string;
  postalCode: string;
  city: string;
}

/** When and where the fair is. */
export interface FairPlace {
  days: MoveDay[];
  venue: MoveVenue;
}

/** A document of the admin, with the words in it that it is listed for. */
export interface MoveItem {
  type: string;
  title: string;
  /** The path of its form in the admin. */
  to: string;
  words: string[];
}

/** The response of `POST /fair-move/plan`. */
export interface MovePlan {
  /** Problems of the days or the venue; the rest is empty then. */
  problems: FairProblem[];
  /** Another one after every change of what moves. */
  revision: string;
  /** Sentences about what moves. */
  moves: string[];
  /** Sessions on a day or at an hour at which the fair is closed by then. */
  outside: MoveItem[];
  /** Everything that names the old days or venue, and stays as it is. */
  texts: MoveItem[];
  /** People who would get the mail. */
  told: number;
}
