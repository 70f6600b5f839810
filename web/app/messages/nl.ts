import { dutch, type Formats } from './format';
import { account } from './nl/account';
import { arrivals } from './nl/arrivals';
import { blocks } from './nl/blocks';
import { calendar } from './nl/calendar';
import { catalogue } from './nl/catalogue';
import { exhibitors } from './nl/exhibitors';
import { faq } from './nl/faq';
import { floorPlan } from './nl/floor-plan';
import { interviews } from './nl/interviews';
import { listing } from './nl/listing';
import { news } from './nl/news';
import { pavilions } from './nl/pavilions';
import { preview } from './nl/preview';
import { photos } from './nl/photos';
import { programme } from './nl/programme';
import { rules } from './nl/rules';
import { search } from './nl/search';
import { shell } from './nl/shell';
import { speakers } from './nl/speakers';
import { vacancies } from './nl/vacancies';

const texts = {
  account,
  shell,
  search,
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
  photos,
  floorPlan,
  faq,
  preview,
  rules,
  catalogue,
  arrivals,
};

/** Texts that another language may word differently: a literal string is any string there. */
type Wording<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Wording<Text>
    : { [Name in keyof T]: Wording<T[Name]> };

/** The shape every locale fills: a missing text in another locale is a type error. */
export type Messages = Wording<typeof texts> & { format: Formats };

export const nl: Messages = { ...texts, format: dutch };
