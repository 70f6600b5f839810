import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** The front page. What a block refers to (an album, a category) is that of the Dutch block in the same place. */
export const home: PageSeed = {
  title: 'Fabriek & Thuis 2027',
  slug: 'home',
  seo: {
    title: 'The fair for industrialised and concept-based building and renovation',
    description:
      'On {beursdagen}, 120 exhibitors in Utrecht show how homes come out of a factory and how a whole street is renovated at once. Free for trade visitors.',
    image: scene('hero-beursvloer'),
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Ninth edition',
      title: 'Houses from the factory, at home in the street',
      text: 'For three days, the homes of tomorrow simply stand on the floor. Walk in, knock on the wall and ask the makers what it costs, how long it takes and what went wrong.',
      image: scene('hero-beursvloer'),
      buttons: [
        { label: 'Request your ticket', url: '/bezoekersprofiel', tone: 'Hoofdknop' },
        { label: 'View the programme', url: '/programma', tone: 'Tweede knop' },
      ],
      showEdition: true,
      showCountdown: true,
      phase: 'Vooraf',
    },
    {
      type: 'hero',
      eyebrow: 'Just a few days',
      title: 'Come prepared to Fabriek & Thuis',
      text: 'Put your sessions together, keep your badge on your phone and see how to travel. Then all you have to do in the hall is walk.',
      image: scene('hero-beursvloer'),
      buttons: [
        { label: 'Make your programme', url: '/programma', tone: 'Hoofdknop' },
        { label: 'No ticket yet?', url: '/bezoekersprofiel', tone: 'Tweede knop' },
      ],
      showEdition: true,
      showCountdown: true,
      phase: 'Laatste week',
    },
    {
      type: 'hero',
      eyebrow: 'The fair is over',
      title: 'Thank you, and see you next time',
      text: 'Every session says who spoke, and every exhibitor how to reach them.',
      image: scene('hero-beursvloer'),
      buttons: [
        { label: 'Find an exhibitor', url: '/standhouders', tone: 'Hoofdknop' },
        { label: 'Read the news', url: '/nieuws', tone: 'Tweede knop' },
      ],
      phase: 'Na de beurs',
    },
    {
      type: 'text-with-image',
      title: 'What is Fabriek & Thuis?',
      body: `The Netherlands has to build faster and renovate faster, with fewer people on the scaffolding. At Fabriek & Thuis you find the solutions that are already running: complete homes put up in two days, façades renewed a street at a time, bathrooms that arrive on a pallet.

You compare concepts side by side, at full size. And you talk to the people who work with them: the municipality that permitted twenty concepts at once, the housing association that bought ten years ahead, the factory that had to make its first series again.

**No smooth talk.** Whoever stands on a stage here brings figures, and tells what did not work as well.`,
      image: scene('fabriekshal'),
      side: 'Rechts',
      buttons: [{ label: 'Read more about the fair', url: '/over-de-beurs', tone: 'Tekstlink' }],
      phase: 'Vooraf',
    },
    {
      type: 'cards',
      title: 'Who are you coming for?',
      text: 'Four kinds of exhibitors, each with their own part of the floor.',
      cards: [
        {
          title: 'Governments',
          text: 'Municipalities, provinces and national agencies show how they check concepts beforehand and free up sites.',
          icon: 'lucide:landmark',
          link: { label: 'View governments', url: '/standhouders/overheden' },
        },
        {
          title: 'Housing associations',
          text: 'Housing associations share their purchasing for years ahead, their requirements and their experiences with tenants.',
          icon: 'lucide:building-2',
          link: { label: 'View housing associations', url: '/standhouders/woningcorporaties' },
        },
        {
          title: 'New-build concepts',
          text: 'From terraced house to residential tower, in timber, concrete or steel: what comes off the line and what it costs.',
          icon: 'lucide:house-plus',
          link: { label: 'View new-build concepts', url: '/standhouders/nieuwbouwconcepten' },
        },
        {
          title: 'Renovation concepts',
          text: 'Façades, roofs, services and rooftop storeys in series, while the residents simply stay at home.',
          icon: 'lucide:hammer',
          link: { label: 'View renovation concepts', url: '/standhouders/bestaande-bouwconcepten' },
        },
      ],
      phase: 'Vooraf',
    },
    {
      type: 'figures',
      title: 'Three days in figures',
      figures: [
        { value: '120', label: 'exhibitors in two halls' },
        { value: '90', label: 'sessions, tours and workshops' },
        { value: '14', label: 'full-size homes and modules' },
        { value: '6,200', label: 'trade visitors in 2025' },
      ],
      phase: 'Vooraf',
    },
    {
      type: 'programme-highlights',
      title: 'From the programme',
      text: 'A selection from ninety items. Knowledge sessions are open to all; for tours and workshops you collect a place ticket on the day itself.',
      limit: 3,
      link: { label: 'View the full programme', url: '/programma' },
      phase: 'Vooraf en laatste week',
    },
    {
      type: 'exhibitor-grid',
      title: 'Exhibitors with something new',
      text: 'Builders, housing associations and governments with something that you have not seen yet.',
      limit: 4,
      link: { label: 'View all exhibitors', url: '/standhouders' },
      phase: 'Laatste week en tijdens de beurs',
    },
    { type: 'logo-marquee', title: 'They will be on the floor', duration: 20, phase: 'Vooraf' },
    {
      type: 'cards',
      title: 'Good to know at the fair',
      cards: [
        {
          title: 'A question',
          text: 'Lunch, cloakroom, wifi, help: the answers to what visitors ask most.',
          icon: 'lucide:circle-question-mark',
          link: { label: 'View the answers', url: '/faq' },
        },
        {
          title: 'Going home',
          text: 'Where the shuttle bus stops, and how to leave by bicycle or car.',
          icon: 'lucide:map-pin',
          link: { label: 'View the route', url: '/locatie' },
        },
      ],
      phase: 'Tijdens de beurs',
    },
    {
      type: 'latest-news',
      title: 'News from the fair',
      limit: 2,
      link: { label: 'Read all the news', url: '/nieuws' },
    },
    {
      type: 'gallery',
      title: 'What 2025 was like',
      text: 'Three full days, two halls and a great many conversations.',
      limit: 4,
      link: { label: 'View all photos of 2025', url: '/fotos-2025' },
      phase: 'Vooraf',
    },
    {
      type: 'quote',
      text: 'I came for one concept and left with three phone numbers and a schedule. On paper they looked alike; once I walked through them, it took me a quarter of an hour to know which one was not for us.',
      name: 'Froukje Dijkstra',
      role: 'director of property, visitor in 2025',
      phase: 'Laatste week',
    },
    {
      type: 'quote',
      text: 'We spoke to three factories on the first day and rewrote our requirements on the second. Otherwise that would have taken us half a year.',
      name: 'Ilse van den Brink',
      role: 'project manager at a municipality, visitor in 2027',
      phase: 'Na de beurs',
    },
    {
      type: 'cards',
      title: 'After the fair',
      cards: [
        {
          title: 'Talk to an exhibitor',
          text: 'Every exhibitor has a page with whom to call and to write to.',
          icon: 'lucide:store',
          link: { label: 'View all exhibitors', url: '/standhouders' },
        },
        {
          title: 'Read about a session',
          text: 'Every session says who spoke, and about what.',
          icon: 'lucide:calendar-days',
          link: { label: 'View the programme', url: '/programma' },
        },
        {
          title: 'Interviews',
          text: 'Makers, housing associations and municipalities on what they did and what went wrong.',
          icon: 'lucide:quote',
          link: { label: 'Read the interviews', url: '/interviews' },
        },
      ],
      phase: 'Na de beurs',
    },
    {
      type: 'gallery',
      title: 'Look back',
      text: 'The photos of 2027 will follow. Until then: the opening day of 2025.',
      limit: 4,
      link: { label: 'View all photos of 2025', url: '/fotos-2025' },
      phase: 'Na de beurs',
    },
    {
      type: 'form',
      title: 'The newsletter',
      text: 'News about the programme, new exhibitors and your visit. Five times a year, and every Tuesday in the weeks before the fair.',
      phase: 'Niet tijdens de beurs',
    },
    {
      type: 'call-to-action',
      title: 'Will you join us?',
      text: 'Admission is free for those who build, renovate or manage homes for a living. Your ticket is valid on every day of the fair.',
      tone: 'Oranje',
      buttons: [
        { label: 'Request your ticket', url: '/bezoekersprofiel', tone: 'Hoofdknop' },
        { label: 'Exhibit at the fair', url: '/deelnemen-als-standhouder', tone: 'Tweede knop' },
      ],
      phase: 'Vooraf en laatste week',
    },
    {
      type: 'call-to-action',
      title: 'On to the next edition',
      text: 'Those who were on the floor this year choose a new place first, in the autumn. New exhibitors stand in the order in which they applied.',
      tone: 'Oranje',
      buttons: [{ label: 'Exhibit at the fair', url: '/deelnemen-als-standhouder', tone: 'Hoofdknop' }],
      phase: 'Na de beurs',
    },
  ],
};
