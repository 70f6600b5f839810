import { albums } from './albums';
import { audiences } from './audiences';
import { calendar } from './calendar';
import { catalogue } from './catalogue';
import { english } from './english/index';
import { exhibitors } from './exhibitors';
import { faq } from './faq';
import { forms } from './forms';
import { halls } from './venue/halls';
import { interviews } from './interviews';
import { navigation } from './site/navigation';
import { news } from './news';
import { pages } from './pages';
import { people } from './site/people';
import { pavilions } from './venue/pavilions';
import { redirects } from './site/redirects';
import { searchWords } from './site/search-words';
import { rooms } from './venue/rooms';
import { rules } from './rules';
import { sessions } from './sessions';
import { shortLinks } from './site/short-links';
import { site } from './site/settings';
import { standOffer } from './site/stand-offer';
import { speakers } from './speakers';
import { stands } from './venue/stands';
import { themes } from './themes';
import type { FairSeed } from './types';
import { vacancies } from './vacancies';

/** The demo fair. */
export const fair: FairSeed = {
  themes,
  audiences,
  halls,
  rooms,
  stands,
  pavilions,
  exhibitors,
  speakers,
  sessions,
  news,
  interviews,
  calendar,
  vacancies,
  catalogue,
  albums,
  faq,
  rules,
  forms,
  pages,
  navigation,
  people,
  site,
  standOffer,
  redirects,
  searchWords,
  shortLinks,
  english,
};
