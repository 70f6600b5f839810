import type { FaqCategorySeed } from '../types';
import { dataQuestions, exhibitorQuestions } from './exhibitors';
import { floorQuestions, travelQuestions } from './venue';
import { programmeQuestions, ticketQuestions } from './visit';

/** The six categories of the FAQ with their forty questions, in the order in which a visitor meets them. */
export const faq: FaqCategorySeed[] = [
  {
    slug: 'kaarten-en-toegang',
    name: 'Kaarten en toegang',
    icon: 'lucide:ticket',
    rank: 10,
    questions: ticketQuestions,
  },
  {
    slug: 'programma-en-tours',
    name: 'Programma en tours',
    icon: 'lucide:calendar-days',
    rank: 20,
    questions: programmeQuestions,
  },
  {
    slug: 'route-en-parkeren',
    name: 'Route en parkeren',
    icon: 'lucide:map-pin',
    rank: 30,
    questions: travelQuestions,
  },
  {
    slug: 'op-de-beursvloer',
    name: 'Op de beursvloer',
    icon: 'lucide:footprints',
    rank: 40,
    questions: floorQuestions,
  },
  {
    slug: 'standhouders',
    name: 'Deelnemen als standhouder',
    icon: 'lucide:store',
    rank: 50,
    questions: exhibitorQuestions,
  },
  {
    slug: 'site-en-gegevens',
    name: 'Deze site en uw gegevens',
    icon: 'lucide:shield-check',
    rank: 60,
    questions: dataQuestions,
  },
];
