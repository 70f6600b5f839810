import { search } from './en/search';
import { news } from './en/news';
import { interviews } from './en/interviews';
import { calendar } from './en/calendar';
import { vacancies } from './en/vacancies';
import { editions } from './en/editions';
import { floorPlan } from './en/floor-plan';
import { pavilions } from './en/pavilions';
import { photos } from './en/photos';
import { faq } from './en/faq';
import { preview } from './en/preview';
import { counting } from './en/counting';
import { rules } from './en/rules';
import { listFiles } from './en/list-files';
import type { RestTexts } from './nl';

/** The texts of the search and of all other pages. Most pages load them only for the next page. */
export const rest: RestTexts = {
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
