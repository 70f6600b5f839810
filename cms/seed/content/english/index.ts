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
    announcement: [
      {
        visible: true,
        text: 'The whole programme is online',
        link: { label: 'View the programme', url: '/programma' },
        phase: 'Vooraf',
      },
      {
        visible: true,
        text: 'The shuttle bus runs every ten minutes',
        link: { label: 'View the route', url: '/locatie' },
        phase: 'Laatste week en tijdens de beurs',
      },
      {
        visible: true,
        text: 'Would you like to work on the 2029 edition?',
        link: { label: 'View the vacancies', url: '/vacatures' },
        phase: 'Na de beurs',
      },
    ],
    registration: { label: 'Request your ticket', url: '/bezoekersprofiel', icon: 'lucide:ticket' },
  },
  navigation: menusInEnglish(),
};
