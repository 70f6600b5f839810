import { blocks } from './nl/blocks';
import { calendar } from './nl/calendar';
import { exhibitors } from './nl/exhibitors';
import { interviews } from './nl/interviews';
import { listing } from './nl/listing';
import { news } from './nl/news';
import { pavilions } from './nl/pavilions';
import { programme } from './nl/programme';
import { shell } from './nl/shell';
import { speakers } from './nl/speakers';
import { vacancies } from './nl/vacancies';

export const nl = {
  shell,
  listing,
  exhibitors,
  programme,
  blocks,
  news,
  interviews,
  calendar,
  vacancies,
  speakers,
  pavilions,
};

/** The shape every locale fills: a missing text in another locale is a type error. */
export type Messages = typeof nl;
