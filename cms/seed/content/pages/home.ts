import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** The front page: what the fair is, for whom, and a taste of everything on it. */
export const home: PageSeed = {
  title: 'Fabriek & Thuis 2027',
  slug: 'home',
  seo: {
    title: 'De beurs voor industrieel en conceptueel bouwen en renoveren',
    description:
      'Op 9, 10 en 11 februari 2027 laten 120 standhouders in Utrecht zien hoe woningen uit de fabriek komen en hoe renoveren per straat kan. Toegang is gratis voor vakbezoekers.',
    image: scene('hero-beursvloer'),
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Negende editie',
      title: 'Huizen uit de fabriek, thuis in de straat',
      text: 'Drie dagen lang staan de woningen van morgen gewoon op de vloer. Loop naar binnen, klop op de wand en vraag de makers wat het kost, hoe lang het duurt en wat er misging.',
      image: scene('hero-beursvloer'),
      buttons: [
        { label: 'Vraag uw kaart aan', url: '/bezoekersprofiel', tone: 'Hoofdknop' },
        { label: 'Bekijk het programma', url: '/programma', tone: 'Tweede knop' },
      ],
      showEdition: true,
      showCountdown: true,
    },
    {
      type: 'text-with-image',
      title: 'Wat is Fabriek & Thuis?',
      body: `Nederland moet sneller bouwen en sneller verduurzamen, met minder mensen op de steiger. Op Fabriek & Thuis staan de oplossingen die al draaien: complete woningen die in twee dagen worden neergezet, gevels die per straat worden vernieuwd, badkamers die op een pallet binnenkomen.

U vergelijkt concepten naast elkaar, op ware grootte. En u spreekt de mensen die ermee werken: de gemeente die twintig concepten tegelijk vergunde, de corporatie die tien jaar vooruit inkocht, de fabriek die haar eerste serie opnieuw moest maken.

**Geen gladde praatjes.** Wie hier op het podium staat, brengt cijfers mee en vertelt ook wat niet werkte.`,
      image: scene('fabriekshal'),
      side: 'Rechts',
      buttons: [{ label: 'Lees meer over de beurs', url: '/over-de-beurs', tone: 'Tekstlink' }],
    },
    {
      type: 'cards',
      title: 'Voor wie komt u?',
      text: 'Vier soorten standhouders, elk met een eigen deel van de vloer.',
      cards: [
        {
          title: 'Overheden',
          text: 'Gemeenten, provincies en rijksdiensten laten zien hoe zij concepten vooraf toetsen en locaties vrijmaken.',
          icon: 'lucide:landmark',
          link: { label: 'Bekijk overheden', url: '/standhouders/overheden' },
        },
        {
          title: 'Woningcorporaties',
          text: 'Corporaties delen hun inkoop voor meerdere jaren, hun eisen en hun ervaringen met huurders.',
          icon: 'lucide:building-2',
          link: { label: 'Bekijk corporaties', url: '/standhouders/woningcorporaties' },
        },
        {
          title: 'Nieuwbouwconcepten',
          text: 'Van rijwoning tot woontoren, in hout, beton of staal: wat er van de band komt en wat het kost.',
          icon: 'lucide:house-plus',
          link: { label: 'Bekijk nieuwbouw', url: '/standhouders/nieuwbouwconcepten' },
        },
        {
          title: 'Bestaande-bouwconcepten',
          text: 'Gevels, daken, installaties en optoppingen in serie, terwijl de bewoners gewoon thuis blijven.',
          icon: 'lucide:hammer',
          link: { label: 'Bekijk bestaande bouw', url: '/standhouders/bestaande-bouwconcepten' },
        },
      ],
    },
    {
      type: 'figures',
      title: 'Drie dagen in cijfers',
      figures: [
        { value: '120', label: 'standhouders in twee hallen' },
        { value: '90', label: 'sessies, tours en workshops' },
        { value: '14', label: 'woningen en modules op ware grootte' },
        { value: '6.200', label: 'vakbezoekers in 2025' },
      ],
    },
    {
      type: 'programme-highlights',
      title: 'Uit het programma',
      text: 'Een greep uit negentig onderdelen. Kennissessies zijn vrij toegankelijk, voor tours en workshops haalt u op de dag zelf een plaatsbewijs.',
      limit: 6,
      link: { label: 'Bekijk het hele programma', url: '/programma' },
    },
    {
      type: 'exhibitor-grid',
      title: 'Standhouders om naar uit te kijken',
      text: 'Bouwers, corporaties en overheden die in februari iets nieuws laten zien.',
      limit: 8,
      link: { label: 'Bekijk alle standhouders', url: '/standhouders' },
    },
    { type: 'logo-marquee', title: 'Zij staan op de vloer', duration: 20 },
    {
      type: 'latest-news',
      title: 'Nieuws van de beurs',
      limit: 3,
      link: { label: 'Lees al het nieuws', url: '/nieuws' },
    },
    {
      type: 'gallery',
      title: 'Zo was het in 2025',
      text: 'Drie volle dagen, twee hallen en heel veel gesprekken.',
      album: 'openingsdag-2025',
      limit: 8,
      link: { label: "Bekijk alle foto's van 2025", url: '/fotos-2025' },
    },
    {
      type: 'quote',
      text: 'Ik kwam voor één concept en ging weg met drie telefoonnummers en een planning. Op papier leken ze op elkaar; toen ik er doorheen liep, wist ik binnen een kwartier welke niet.',
      name: 'Froukje Dijkstra',
      role: 'directeur vastgoed, bezoeker in 2025',
    },
    {
      type: 'form',
      title: 'De nieuwsbrief',
      text: 'Nieuws over het programma, nieuwe standhouders en uw bezoek. Vijf keer per jaar, en in de weken voor de beurs elke dinsdag.',
      form: 'nieuwsbrief',
    },
    {
      type: 'call-to-action',
      title: 'Komt u ook?',
      text: 'De toegang is gratis voor wie beroepsmatig bouwt, renoveert of woningen beheert. Uw kaart geldt alle drie de dagen.',
      tone: 'Oranje',
      buttons: [
        { label: 'Vraag uw kaart aan', url: '/bezoekersprofiel', tone: 'Hoofdknop' },
        { label: 'Deelnemen als standhouder', url: '/deelnemen-als-standhouder', tone: 'Tweede knop' },
      ],
    },
  ],
};
