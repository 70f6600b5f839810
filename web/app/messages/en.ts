import { account } from './en/account';
import { arrivals } from './en/arrivals';
import { blocks } from './en/blocks';
import { calendar } from './en/calendar';
import { catalogue } from './en/catalogue';
import { exhibitors } from './en/exhibitors';
import { faq } from './en/faq';
import { floorPlan } from './en/floor-plan';
import { interviews } from './en/interviews';
import { listing } from './en/listing';
import { news } from './en/news';
import { pavilions } from './en/pavilions';
import { preview } from './en/preview';
import { photos } from './en/photos';
import { programme } from './en/programme';
import { rules } from './en/rules';
import { search } from './en/search';
import { shell } from './en/shell';
import { speakers } from './en/speakers';
import { vacancies } from './en/vacancies';
import { english } from './format';
import type { Messages } from './nl';

export const en: Messages = {
  format: english,
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
