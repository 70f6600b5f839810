import type { FairSeed, Picture } from '../../seed/content/types';

export const logo: Picture = { key: 'exhibitors/houthuis-logo', alt: 'Logo van Houthuis' };
export const street: Picture = { key: 'scenes/street', alt: 'Een straat met nieuwe huizen' };

/** A very small fair: one or two of everything, enough to ask every question of the content API. */
export const fair: FairSeed = {
  themes: [
    { name: 'Circulair', slug: 'circulair', rank: 1, icon: 'lucide:recycle' },
    { name: 'Houtbouw', slug: 'houtbouw', rank: 2 },
    { name: 'Renovatie', slug: 'renovatie', rank: 3 },
  ],
  audiences: [{ name: 'Corporaties', slug: 'corporaties', rank: 1 }],
  halls: [{ name: 'Hal 1', slug: 'hal-1', rank: 1 }],
  rooms: [{ name: 'Zaal A', slug: 'zaal-a', hall: 'hal-1', capacity: 80, rank: 1 }],
  stands: [
    { code: '1.A01', hall: 'hal-1', area: 24, internalNote: 'geheim van stand' },
    { code: '1.A02', hall: 'hal-1', area: 12 },
    { code: '1.A03', hall: 'hal-1', area: 12 },
    { code: '1.A04', hall: 'hal-1', area: 12 },
  ],
  pavilions: [
    { name: 'Houtplein', slug: 'houtplein', rank: 1, hall: 'hal-1', description: 'Alles van **hout**.' },
  ],
  exhibitors: [
    {
      name: 'Houthuis',
      slug: 'houthuis',
      kind: 'Nieuwbouwconcept',
      summary: 'Huizen van hout.',
      description: '## Hout\n\nWij bouwen met [hout](https://hout.example).',
      province: 'Utrecht',
      logo,
      themes: ['renovatie', 'circulair', 'houtbouw'],
      products: [{ name: 'Module', image: street }],
      downloads: [{ title: 'Brochure', fileName: 'houthuis.pdf', text: ['Alles over (hout) – en meer.'] }],
      pavilion: 'houtplein',
      stands: ['1.A02', '1.A01'],
      contactPerson: { name: 'Geheime Contactpersoon', email: 'geheim@houthuis.example' },
      internalNote: 'geheim van exposant',
    },
    { name: 'Gemeente Meerdam', slug: 'gemeente-meerdam', kind: 'Overheid', stands: ['1.A03'] },
  ],
  speakers: [
    {
      name: 'Noor Blom',
      slug: 'noor-blom',
      portrait: street,
      privateEmail: 'geheim@noor.example',
      privatePhone: '0600000000',
      internalNote: 'geheim van spreker',
    },
    { name: 'Ali Yilmaz', slug: 'ali-yilmaz' },
  ],
  sessions: [
    {
      title: 'Bouwen met hout',
      slug: 'bouwen-met-hout',
      kind: 'Kennissessie',
      day: '2027-02-09',
      startTime: '10:00',
      endTime: '10:45',
      room: 'zaal-a',
      speakers: [{ speaker: 'noor-blom', role: 'Moderator' }, { speaker: 'ali-yilmaz' }],
      exhibitors: ['houthuis'],
      pavilion: 'houtplein',
      themes: ['houtbouw'],
      audiences: ['corporaties'],
      internalNote: 'geheim van sessie',
    },
  ],
  news: [
    {
      title: 'De beurs komt eraan',
      slug: 'de-beurs-komt-eraan',
      date: '2026-11-02',
      intro: 'Nog even.',
      image: street,
    },
  ],
  interviews: [
    {
      title: 'Noor vertelt',
      slug: 'noor-vertelt',
      format: 'Artikel',
      date: '2026-11-03',
      person: 'Noor Blom',
      speaker: 'noor-blom',
    },
  ],
  calendar: [{ title: 'Aanmelden sluit', slug: 'aanmelden-sluit', date: '2027-01-15', startTime: '17:00' }],
  vacancies: [
    {
      title: 'Timmervrouw',
      slug: 'timmervrouw',
      employer: 'Houthuis',
      exhibitor: 'houthuis',
      posted: '2026-11-01',
    },
  ],
  catalogue: [
    {
      name: 'Op de vloer',
      slug: 'op-de-vloer',
      rank: 1,
      items: [{ code: 'VL-01', name: 'Vlag', summary: 'Een vlag.', priceCents: 68500 }],
    },
  ],
  albums: [
    {
      title: 'Beurs 2025',
      slug: 'beurs-2025',
      date: '2025-02-11',
      photos: [{ image: street, credit: 'M. Visser' }],
    },
  ],
  faq: [
    {
      name: 'Bezoek',
      slug: 'bezoek',
      rank: 1,
      questions: [
        { question: 'Is er een garderobe?', slug: 'is-er-een-garderobe', answer: 'Ja.' },
        {
          question: 'Mag mijn hond mee?',
          slug: 'mag-mijn-hond-mee',
          answer: 'Nee, behalve:\n\n- hulphonden',
        },
      ],
    },
  ],
  rules: [
    {
      version: '2027.1',
      adopted: '2026-03-02',
      effective: '2026-04-01',
      articles: [{ title: 'Begrippen', body: '1. **Beurs:** de proefbeurs.' }],
    },
  ],
  forms: [
    {
      title: 'Stel uw vraag',
      slug: 'vraag',
      fields: [
        {
          label: 'Onderwerp',
          name: 'onderwerp',
          kind: 'Keuzelijst',
          options: [
            { label: 'Een stand', value: 'stand' },
            { label: 'Iets anders', value: 'anders' },
          ],
          rules: [{ rule: 'Verplicht' }],
        },
        {
          label: 'Uw standnummer',
          name: 'standnummer',
          kind: 'Tekst',
          rules: [{ rule: 'Verplicht' }],
          showField: 'onderwerp',
          showValue: 'stand',
        },
        {
          label: 'E-mailadres',
          name: 'email',
          kind: 'E-mailadres',
          rules: [{ rule: 'Verplicht' }, { rule: 'E-mailadres' }],
          autocomplete: 'E-mailadres',
        },
        {
          label: 'Bericht',
          name: 'bericht',
          kind: 'Lange tekst',
          rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '3\n4000' }],
        },
      ],
      confirmationTitle: 'Verstuurd',
      recipients: [
        { email: 'geheim-stands@beurs.example', field: 'onderwerp', value: 'stand' },
        { email: 'geheim-info@beurs.example', field: 'onderwerp', value: 'anders' },
      ],
      mailSubject: 'Geheim onderwerp',
      confirmationMail: true,
      confirmationMailText: 'Wij antwoorden snel, uit {plaats}.',
      retentionDays: 30,
    },
  ],
  pages: [
    {
      title: 'Welkom',
      slug: 'home',
      blocks: [
        {
          type: 'hero',
          title: 'Welkom',
          image: street,
          buttons: [{ label: 'Bekijk het programma', url: '/programma' }],
        },
        { type: 'cards', cards: [{ title: 'Kaart', image: street }] },
        { type: 'figures', figures: [{ value: '120', label: 'standhouders' }] },
        { type: 'logo-marquee', exhibitors: ['gemeente-meerdam', 'houthuis'] },
        { type: 'faq', category: 'bezoek' },
        { type: 'gallery', album: 'beurs-2025', images: [street] },
        { type: 'form', title: 'Stel uw vraag', form: 'vraag' },
        {
          type: 'downloads',
          files: [{ title: 'Brochure', fileName: 'houthuis.pdf', text: ['Alles over (hout) – en meer.'] }],
        },
      ],
    },
  ],
  standOffer: {
    kinds: [
      {
        code: 'ingericht',
        name: 'Ingerichte stand',
        nameEnglish: 'Furnished stand',
        cents: 33_600,
        minSquareMetres: 12,
        maxSquareMetres: 200,
      },
      { code: 'paviljoen', name: 'Plaats in een paviljoen', cents: 245_000 },
    ],
    buildings: [
      { code: 'zelfbouw', name: 'Wij bouwen zelf', cents: 0, kinds: 'ingericht' },
      {
        code: 'wanden',
        name: 'Wanden en tapijt',
        nameEnglish: 'Walls and carpet',
        cents: 5_900,
        kinds: 'ingericht',
      },
    ],
    registrationCents: 49_500,
    vatRate: 21,
  },
  navigation: { header: [{ label: 'Programma', url: '/programma' }], footer: [], exhibitorMenu: [] },
  people: ['Mies Bos'],
  site: {
    name: 'Proefbeurs',
    edition: '2027',
    days: [{ date: '2027-02-09', opens: '09:30', closes: '17:30' }],
    venue: { name: 'De Meerhallen', street: 'Kanaalweg 210', postalCode: '3533 HL', city: 'Utrecht' },
  },
  redirects: [{ source: '/oud', target: '/nieuw', internalNote: 'geheim van redirect' }],
  searchWords: [{ path: '/programma', words: 'rooster, agenda' }],
  shortLinks: [{ code: 'mail1', target: '/programma', internalNote: 'geheim van link' }],
};
