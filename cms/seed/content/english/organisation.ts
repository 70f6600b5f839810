import { scene } from '../scenes';
import type { PageSeed } from '../types';

const contact: PageSeed = {
  title: 'Contact',
  slug: 'contact',
  seo: {
    title: 'Contact the organisers',
    description:
      'Call or e-mail the organisers of Fabriek & Thuis: visits, stands, programme, signage, press and accessibility.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `There are seven of us and we answer the phone ourselves, on working days from 9.00 to 17.00. E-mail is answered on the same or the next working day; in the two weeks before the fair it may take a day longer.`,
    },
    {
      type: 'topics',
      title: 'Who can help you?',
      text: 'Choose what your question is about, and your message gets to the right person.',
      topics: [
        {
          title: 'Visitors',
          icon: 'lucide:ticket',
          label: 'Sanne de Wit',
          body: `Tickets, groups, directions and lost property.

[030 000 12 00](tel:+31300001200)

[bezoek@fabriekenthuis.example](mailto:bezoek@fabriekenthuis.example)`,
        },
        {
          title: 'Exhibitors',
          icon: 'lucide:store',
          label: 'Mirjam Kuipers',
          body: `Stands, build-up, contracts and the [rules](/reglement-standhouders).

[030 000 12 02](tel:+31300001202)

[stands@fabriekenthuis.example](mailto:stands@fabriekenthuis.example)`,
        },
        {
          title: 'Programme',
          icon: 'lucide:mic',
          label: 'Jeroen Abspoel',
          body: `Speakers, rooms, sessions and tours.

[030 000 12 03](tel:+31300001203)

[programma@fabriekenthuis.example](mailto:programma@fabriekenthuis.example)`,
        },
        {
          title: 'Help and accessibility',
          icon: 'lucide:accessibility',
          label: 'Naima Bouzid',
          body: `Wheelchair, guidance, interpreter or a quiet place.

[030 000 12 04](tel:+31300001204)

[toegankelijk@fabriekenthuis.example](mailto:toegankelijk@fabriekenthuis.example)`,
        },
        {
          title: 'Signage and advertising',
          icon: 'lucide:megaphone',
          label: 'Bo Terlouw',
          body: `Flags, screens, the fair guide and your files.

[030 000 12 05](tel:+31300001205)

[signing@fabriekenthuis.example](mailto:signing@fabriekenthuis.example)`,
        },
        {
          title: 'Press',
          icon: 'lucide:newspaper',
          label: 'Daan Verschoor',
          body: `Press badges, pictures and interviews; much of it is on [Press](/pers) already.

[030 000 12 06](tel:+31300001206)

[pers@fabriekenthuis.example](mailto:pers@fabriekenthuis.example)`,
        },
      ],
    },
    {
      type: 'form',
      title: 'Ask your question',
      text: 'Choose what your question is about, so that it gets to the right person.',
    },
    {
      type: 'topics',
      title: 'Where and when',
      topics: [
        {
          title: 'Office',
          icon: 'lucide:building-2',
          label: 'Kanaalweg 212, 3533 HL Utrecht',
          body: `Next to the halls, on the first floor above the bicycle park. If you want to drop in, please call first: on Tuesdays there is usually nobody there.`,
          link: { label: 'View the directions', url: '/locatie' },
        },
        {
          title: 'Office hours',
          icon: 'lucide:clock',
          label: 'Working days, 9.00–17.00',
          body: `Outside these hours the answering machine picks up, and we call you back on the next working day. We are closed from 21 December 2026 up to and including 3 January 2027.`,
        },
        {
          title: 'During the fair',
          icon: 'lucide:triangle-alert',
          label: 'Emergency: 030 000 12 12',
          body: `You find us in the office in the reception hall, to the left of registration. In case of danger or an accident on the fair floor, call [030 000 12 12](tel:+31300001212), day and night, from build-up to breakdown.`,
        },
      ],
    },
    {
      type: 'call-to-action',
      title: 'Your answer may be there already',
      text: 'Forty questions about tickets, directions, stands and data.',
      tone: 'Blauw',
      buttons: [{ label: 'View frequently asked questions', url: '/faq', tone: 'Hoofdknop' }],
    },
  ],
};

const about: PageSeed = {
  title: 'About the fair',
  slug: 'over-de-beurs',
  seo: {
    title: 'About Fabriek & Thuis',
    description:
      'Every two years since 2011, Fabriek & Thuis has brought together those who make homes and those who order them. Who are we, and what matters to us?',
    image: scene('tekentafel'),
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Since 2011',
      title: 'A fair that began with one bathroom',
      text: 'In 2011 a wet room stood on a trailer in a car park in Amersfoort. Sixty people came to look, and most of them wanted to see more.',
      image: scene('tekentafel'),
    },
    {
      type: 'text-with-image',
      title: 'Why we do this',
      body: `It is hard to order a home that you cannot see. On a drawing every concept looks good, and in a leaflet every building site takes two days. That is why we put the things themselves on the floor, with the makers beside them.

The fair belongs to a **non-profit foundation**. Housing associations, municipalities and builders sit on its board together, with the same number of votes each. What is left after an edition goes to fairs for vocational students.`,
      image: scene('prefab-badkamer'),
      side: 'Links',
    },
    {
      type: 'rich-text',
      body: `## What we care about

- **See first, then talk.** A third of the floor is for things at full size.
- **Figures on the table.** Whoever stands on a stage shows price, lead time and setbacks.
- **Residents are part of it.** Tenants and buyers who already live there speak in the programme as well.
- **No throw-away fair.** Of all stand materials, 94% is used again; in 2027 we want to pass 95%.

## A short history

- **2011:** one bathroom, sixty visitors
- **2013:** first real edition, 22 exhibitors in an auction hall
- **2017:** move to De Meerhallen in Utrecht
- **2021:** an outdoor edition, with walking routes and thermos flasks
- **2023:** existing buildings get a hall of their own
- **2025:** 104 exhibitors, 6,200 visitors and the first Series Award
- **2027:** ninth edition, with five pavilions`,
    },
    {
      type: 'figures',
      title: 'The fair in numbers',
      figures: [
        { value: '9th', label: 'edition in sixteen years' },
        { value: '7', label: 'people at the office' },
        { value: '85', label: 'volunteers in the week of the fair' },
        { value: '94%', label: 'of stand materials used again' },
      ],
    },
    {
      type: 'quote',
      text: 'We do not sell square metres, we lend them for three days to people who have something to show. If all you bring is a leaflet, I will call you.',
      name: 'Mirjam Kuipers',
      role: 'head of the fair floor',
    },
    {
      type: 'call-to-action',
      title: 'Will you build it with us?',
      text: 'As an exhibitor, as a speaker or as a volunteer.',
      tone: 'Groen',
      buttons: [
        { label: 'Exhibit at the fair', url: '/deelnemen-als-standhouder', tone: 'Hoofdknop' },
        { label: 'Get in touch', url: '/contact', tone: 'Tweede knop' },
      ],
    },
  ],
};

const press: PageSeed = {
  title: 'Press',
  slug: 'pers',
  seo: {
    title: 'Press',
    description:
      'Press badges, facts and figures, pictures and the contact for journalists who write about Fabriek & Thuis 2027.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Do you write, film or take photographs of building and living? You are welcome, without an appointment too. The press desk is open on all days from 9.00 until half an hour before closing, on the right in the reception hall.

## Press badge

Request your badge below, or from Daan Verschoor, [pers@fabriekenthuis.example](mailto:pers@fabriekenthuis.example) or +31 30 000 12 06. With a press badge you may sit in front in every room, and film at stands when the exhibitor agrees.`,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'rich-text',
      body: `Do you write or film about the 2027 edition? Daan Verschoor helps you to pictures, figures and an interview: [pers@fabriekenthuis.example](mailto:pers@fabriekenthuis.example) or +31 30 000 12 06.`,
      phase: 'Na de beurs',
    },
    {
      type: 'rich-text',
      body: `## The facts

- **What:** trade fair for industrialised and concept-based building and renovation, every two years
- **When:** {beursdagen}
- **Where:** De Meerhallen, Kanaalweg 210, Utrecht
- **Size:** 120 exhibitors, 90 programme items, two halls, five pavilions
- **Previous edition:** 6,200 visitors in February 2025
- **Organiser:** Stichting Fabriek & Thuis, a non-profit foundation`,
    },
    {
      type: 'rich-text',
      body: `## Moments for the press

1. Tuesday 9 February, 9.45: meet at the press desk for the opening at 10.00 and a first walk round
2. Wednesday 10 February, 15.30: five clients sign a joint order in the Huis van de Opdrachtgever
3. Thursday 11 February, 15.15: presentation of the Series Award in the Grote Zaal`,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'rich-text',
      body: `## Pictures

The pictures below are drawn. You may use them with reports on the fair, with credit to **Fabriek & Thuis**. We send high resolution the same day.`,
    },
    {
      type: 'form',
      title: 'Request your press badge',
      text: 'For those who write, film or take photographs of building and living. Your badge is ready at the press desk.',
    },
    {
      type: 'gallery',
      title: 'Press pictures of 2025',
      limit: 6,
      link: { label: 'View all photos of 2025', url: '/fotos-2025' },
    },
    {
      type: 'latest-news',
      title: 'Latest news',
      limit: 6,
      link: { label: 'Read all news', url: '/nieuws' },
    },
  ],
};

export const organisationPages: PageSeed[] = [contact, about, press];
