import { visitOnOnePage } from '../pages/visit';
import { scene } from '../scenes';
import type { PageSeed } from '../types';
import { venue } from './venue';

const planning: PageSeed = {
  title: 'Plan your visit',
  slug: 'bezoeken',
  seo: {
    title: 'Plan your visit',
    description:
      'Opening hours, tickets, ways to spend your day and practical matters for your visit to {beursnaam} on {beursdagen}.',
    image: scene('plint-winkels'),
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: '{beursdagen}',
      title: 'Plan your visit',
      text: 'Half a day is enough for a round, a whole day for a choice. Here is what you want to know beforehand.',
      image: scene('plint-winkels'),
      buttons: [
        {
          label: 'Request your ticket',
          url: '/bezoekersprofiel',
          tone: 'Hoofdknop',
        },
        { label: 'View the directions', url: '/locatie', tone: 'Tweede knop' },
      ],
      showEdition: true,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'hero',
      eyebrow: 'The fair is over',
      title: 'Looking back on your visit',
      text: 'Whoever you spoke to and whatever you heard, you find it here again.',
      image: scene('plint-winkels'),
      buttons: [
        { label: 'Find an exhibitor', url: '/standhouders', tone: 'Hoofdknop' },
        { label: 'View the programme of {editie}', url: '/programma', tone: 'Tweede knop' },
      ],
      phase: 'Na de beurs',
    },
    {
      type: 'rich-text',
      body: `## Opening hours

- **{Dag1}:** {tijden1}, with the opening at 10:00 in the Grote Zaal
- **{Dag2}:** {tijden2}, with the focus on renovation
- **{Dag3}:** {tijden3}, with the focus on new homes and training

The reception hall is open from 9.00 every day.`,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'rich-text',
      body: `## How to request your ticket

1. Fill in under [Your ticket](/bezoekersprofiel) when you come, who you are and what you are looking for.
2. Confirm your e-mail address with the button in the e-mail that you get. Your badge is ready after that.
3. Have the code read at the entrance, on paper or on your phone. Your badge is valid on every day of the fair.

Admission is free for trade visitors. [Register a group](/groepsbezoek) of more than ten people in one go; we will have the badges ready at a separate desk.`,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'rich-text',
      body: `## Anything else you need?

- **Lost something?** We keep what is found for six weeks. Mail a description to [bezoek@fabriekenthuis.example](mailto:bezoek@fabriekenthuis.example).
- **An appointment with an exhibitor?** The page of each [exhibitor](/standhouders) says whom to call or mail.
- **What a session was about?** Each session in the [programme](/programma) says who spoke, and on what.
- **When can you register again?** You read it in the [newsletter](/nieuwsbrief).`,
      phase: 'Na de beurs',
    },
    {
      type: 'cards',
      title: 'Three ways to spend the day',
      text: 'Little time, or a whole day? Start with one of these routes.',
      cards: [
        {
          title: 'Two hours: the quick round',
          text: 'Join a tour of three exhibitors, then walk through Hall 2 with the show homes by yourself and have coffee on the square.',
          icon: 'lucide:timer',
          link: { label: 'Choose a tour', url: '/programma/tours' },
        },
        {
          title: 'Half a day: compare',
          text: 'Choose two knowledge sessions on your question and visit the exhibitors that feature in them in between. Their names are with the session.',
          icon: 'lucide:scale',
          link: { label: 'Choose knowledge sessions', url: '/programma/kennissessies' },
        },
        {
          title: 'A whole day: decide',
          text: 'Bring your project leader and your buyer. Start with the plenary, do a workshop together and make appointments at the stands beforehand.',
          icon: 'lucide:users',
          link: { label: 'View all exhibitors', url: '/standhouders' },
        },
      ],
      phase: 'Tot en met de beurs',
    },
    {
      type: 'countdown',
      title: 'See you on the fair floor',
      text: 'The doors open on Tuesday 9 February 2027 at 9.30.',
      phase: 'Vooraf en laatste week',
    },
    { type: 'faq', title: 'Questions about tickets and admission', phase: 'Tot en met de beurs' },
    {
      type: 'downloads',
      title: 'To take along on paper',
      files: [{ ...visitOnOnePage, title: 'Your visit on one page (in Dutch)' }],
      phase: 'Tot en met de beurs',
    },
    {
      type: 'call-to-action',
      title: 'Do you know what you want to see?',
      text: 'Search by subject, day or room and put your day together.',
      tone: 'Groen',
      buttons: [{ label: 'Open the programme', url: '/programma', tone: 'Hoofdknop' }],
      phase: 'Tot en met de beurs',
    },
  ],
};

const groups: PageSeed = {
  title: 'Coming with a group',
  slug: 'groepsbezoek',
  seo: {
    title: 'Register a group',
    description:
      'Are you coming to Fabriek & Thuis with more than ten people? Register your group in one go: the badges are ready, and you can add a guided tour.',
  },
  blocks: [
    {
      type: 'topics',
      title: 'How it works',
      look: 'Stappen',
      topics: [
        {
          title: 'You register the group',
          icon: 'lucide:users',
          body: 'With the day, the number of people and somebody we can call. Names can wait.',
        },
        {
          title: 'You get an answer',
          icon: 'lucide:mail',
          body: 'Within two working days, with the desk where the badges are and the start of your tour.',
        },
        {
          title: 'You come in',
          icon: 'lucide:ticket',
          body: 'At the desk for groups, on the left in the reception hall. A coach can stop at the door and parks at P2 after that.',
        },
      ],
      phase: 'Tot en met de beurs',
    },
    {
      type: 'form',
      title: 'Register your group',
      text: 'From 11 up to and including 120 people. A tour takes three quarters of an hour and is free.',
    },
  ],
};

const questions: PageSeed = {
  title: 'Frequently asked questions',
  slug: 'faq',
  seo: {
    title: 'Frequently asked questions',
    description:
      'Forty answers about tickets, the programme, directions, the fair floor, exhibiting and your data.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `These are the questions that come in most. Is yours not among them? Call 030 000 12 00, on working days from 9.00 to 17.00, or see on [Contact](/contact) who can help you.`,
    },
    { type: 'faq', title: 'Tickets and admission', category: 'kaarten-en-toegang' },
    { type: 'faq', title: 'Programme and tours', category: 'programma-en-tours' },
    { type: 'faq', title: 'Directions and parking', category: 'route-en-parkeren' },
    { type: 'faq', title: 'On the fair floor', category: 'op-de-beursvloer' },
    { type: 'faq', title: 'Exhibiting', category: 'standhouders' },
    { type: 'faq', title: 'This site and your data', category: 'site-en-gegevens' },
    {
      type: 'call-to-action',
      title: 'Another question?',
      text: 'We usually answer the same day.',
      tone: 'Blauw',
      buttons: [{ label: 'Contact us', url: '/contact', tone: 'Hoofdknop' }],
    },
  ],
};

const photos: PageSeed = {
  title: 'Photos of 2025',
  slug: 'fotos-2025',
  seo: {
    title: 'Photos of Fabriek & Thuis 2025',
    description:
      'Sixty photos of the previous edition: the opening, the renovation day, the closing day and what happened behind the scenes.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `In February 2025, 6,200 people came to De Meerhallen. The pictures on this page are drawn after what there was to see. Do you recognise yourself and do you object? Write to [privacy@fabriekenthuis.example](mailto:privacy@fabriekenthuis.example) and we will take it away. For use in the press, see [Press](/pers).`,
    },
  ],
};

export const visitPages: PageSeed[] = [planning, groups, venue, questions, photos];
