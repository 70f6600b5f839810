import type { EnglishSeed } from '../types';
import { exhibitPage } from './exhibit';
import { faqCategories, faqQuestions } from './faq';
import { englishForms } from './forms';
import { audiences, themes } from './groups';
import { home } from './home';
import { menusInEnglish } from './menus';
import { news } from './news';
import { newsletter } from './newsletter';
import { organisationPages } from './organisation';
import { pavilions } from './pavilions';
import { privacy } from './privacy';
import { roles, sessions } from './sessions';
import { visitPages } from './visit';

/** English texts over the Dutch fair, by the slug of what they translate; what is not here stays Dutch. */
export const english: EnglishSeed = {
  themes,
  audiences,
  pavilions,
  sessions,
  roles,
  news,
  faqCategories,
  faqQuestions,
  forms: englishForms,
  pages: [home, ...visitPages, exhibitPage, newsletter, privacy, ...organisationPages],
  site: {
    name: 'Fabriek & Thuis',
    tagline: 'The fair for industrialised and concept-based building and renovation',
    announcement: {
      visible: true,
      text: 'The programme is online: 90 sessions, tours and workshops on 9, 10 and 11 February.',
      link: { label: 'View the programme', url: '/programma', icon: 'lucide:arrow-right' },
    },
    registration: { label: 'Request your ticket', url: '/bezoekersprofiel', icon: 'lucide:ticket' },
  },
  navigation: menusInEnglish(),
};
