import type { FairPlace } from '../fair-move/shape';
import type { FairProblem } from '../new-fair/shape';

/** All that the page "Nieuwe editie" sends and gets. The admin imports this: no Strapi here. */

/** The response of `GET /new-edition`: the fair as it is, which the form begins with. */
export interface PresentFair extends FairPlace {
  edition: string;
  /** Under which the archive has it: the year of its first day. */
  year: number;
  isOver: boolean;
  exhibitors: { id: string; name: string }[];
}

/** The coming edition as the organiser asks for it. */
export interface EditionWish extends FairPlace {
  edition: string;
  /** The exhibitors that come again, by the ids of their documents. */
  copied: string[];
  /** The organiser knows that the fair is not over. */
  isEarly: boolean;
}

/** The response of `POST /new-edition/plan`. */
export interface EditionPlan {
  /** Problems of what was asked; the rest is empty then. */
  problems: FairProblem[];
  /** Another one after every change of the fair and its exhibitors. */
  revision: string;
  /** Sentences about what will happen. */
  happens: string[];
}
