import { search } from './nl/search';
import { news } from './nl/news';
import { interviews } from './nl/interviews';
import { calendar } from './nl/calendar';
import { vacancies } from './nl/vacancies';
import { editions } from './nl/editions';
import { floorPlan } from './nl/floor-plan';
import { pavilions } from './nl/pavilions';
import { photos } from './nl/photos';
import { faq } from './nl/faq';
import { preview } from './nl/preview';
import { counting } from './nl/counting';
import { rules } from './nl/rules';
import { listFiles } from './nl/list-files';

/** The texts of the search and of all other pages. Most pages load them only for the next page. */
export const rest = {
  search,
  news,
  interviews,
  calendar,
  vacancies,
  editions,
  floorPlan,
  pavilions,
  photos,
  faq,
  preview,
  rules,
  counting,
  listFiles,
};
