import type { Core } from '@strapi/strapi';
import { weekOf, type Weeks } from 'beursvloer-domain/statistics';
import { readEditions } from '../dashboard/editions';

/** An edition is a year of whole weeks: what leads up to the fair, its own week and what is said of it afterwards. */
const editionWeeks = 52;
const weeksAfter = 3;

function weeksOfEdition(fairWeek: number): Weeks {
  const last = fairWeek + weeksAfter;
  return { first: last - editionWeeks + 1, last };
}

export interface EditionWeeks {
  /** Null when editors have not said when the fair is. */
  edition: Weeks | null;
  /** How many weeks the last fair was before this one; null when nobody said. */
  sinceLast: number | null;
}

export async function readEditionWeeks(strapi: Core.Strapi): Promise<EditionWeeks> {
  const { current, last } = await readEditions(strapi);
  if (current === null) return { edition: null, sinceLast: null };
  const sinceLast = last === null ? 0 : weekOf(current.first) - weekOf(last);
  return { edition: weeksOfEdition(weekOf(current.first)), sinceLast: sinceLast > 0 ? sinceLast : null };
}
