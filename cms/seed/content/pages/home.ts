import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** The front page: what the fair is, for whom, and a taste of everything on it. */
export const home: PageSeed = {
  title: 'Fabriek & Thuis 2027',
  slug: 'home',
  seo: {
    title: 'De beurs voor industrieel en conceptueel bouwen en renoveren',
    description:
      'Op {beursdagen} laten 120 standhouders in Utrecht zien hoe woningen uit de fabriek komen en hoe renoveren per straat kan. Toegang is gratis voor vakbezoekers.',
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
      phase: 'Vooraf',
    },
    {
      type: 'hero',
      eyebrow: 'Nog een paar dagen',
      title: 'Goed voorbereid naar Fabriek & Thuis',
      text: 'Zet uw sessies bij elkaar, bewaar uw badge op uw telefoon en kijk hoe u rijdt. Dan hoeft u in de hal alleen nog te lopen.',
      image: scene('hero-beursvloer'),
      buttons: [
        { label: 'Stel uw programma samen', url: '/programma', tone: 'Hoofdknop' },
        { label: 'Nog geen kaart?', url: '/bezoekersprofiel', tone: 'Tweede knop' },
      ],
      showEdition: true,
      showCountdown: true,
      phase: 'Laatste week',
    },
    {
      type: 'hero',
      eyebrow: 'De beurs is voorbij',
      title: 'Dank u wel, en tot de volgende keer',
      text: 'Bij elke sessie leest u terug wie er sprak, en bij elke standhouder hoe u die bereikt.',
      image: scene('hero-beursvloer'),
      buttons: [
        { label: 'Zoek een standhouder', url: '/standhouders', tone: 'Hoofdknop' },
        { label: 'Lees het nieuws', url: '/nieuws', tone: 'Tweede knop' },
      ],
      phase: 'Na de beurs',
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
      phase: 'Vooraf',
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
          title: 'Renovatieconcepten',
          text: 'Gevels, daken, installaties en optoppingen in serie, terwijl de bewoners gewoon thuis blijven.',
          icon: 'lucide:hammer',
          link: { label: 'Bekijk renovatie', url: '/standhouders/bestaande-bouwconcepten' },
        },
      ],
      phase: 'Vooraf',
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
      phase: 'Vooraf',
    },
    {
      type: 'programme-highlights',
      title: 'Uit het programma',
      text: 'Een greep uit negentig onderdelen. Kennissessies zijn vrij toegankelijk, voor tours en workshops haalt u op de dag zelf een plaatsbewijs.',
      limit: 3,
      link: { label: 'Bekijk het hele programma', url: '/programma' },
      phase: 'Vooraf en laatste week',
    },
    {
      type: 'exhibitor-grid',
      title: 'Standhouders met iets nieuws',
      text: 'Bouwers, corporaties en overheden met iets dat u nog niet zag.',
      limit: 4,
      link: { label: 'Bekijk alle standhouders', url: '/standhouders' },
      phase: 'Laatste week en tijdens de beurs',
    },
    { type: 'logo-marquee', title: 'Zij staan op de vloer', duration: 20, phase: 'Vooraf' },
    {
      type: 'cards',
      title: 'Handig op de beurs',
      cards: [
        {
          title: 'Iets vragen',
          text: 'Lunch, garderobe, wifi, hulp: het antwoord op wat bezoekers het vaakst vragen.',
          icon: 'lucide:circle-question-mark',
          link: { label: 'Bekijk de antwoorden', url: '/faq' },
        },
        {
          title: 'Naar huis',
          text: 'Waar de pendelbus staat, en hoe u met de fiets of de auto wegkomt.',
          icon: 'lucide:map-pin',
          link: { label: 'Bekijk de route', url: '/locatie' },
        },
      ],
      phase: 'Tijdens de beurs',
    },
    {
      type: 'latest-news',
      title: 'Nieuws van de beurs',
      limit: 2,
      link: { label: 'Lees al het nieuws', url: '/nieuws' },
    },
    {
      type: 'gallery',
      title: 'Zo was het in 2025',
      text: 'Drie volle dagen, twee hallen en heel veel gesprekken.',
      album: 'openingsdag-2025',
      limit: 4,
      link: { label: "Bekijk alle foto's van 2025", url: '/fotos-2025' },
      phase: 'Vooraf',
    },
    {
      type: 'quote',
      text: 'Ik kwam voor één concept en ging weg met drie telefoonnummers en een planning. Op papier leken ze op elkaar; toen ik er doorheen liep, wist ik binnen een kwartier welke niet.',
      name: 'Froukje Dijkstra',
      role: 'directeur vastgoed, bezoeker in 2025',
      phase: 'Laatste week',
    },
    {
      type: 'quote',
      text: 'Wij hebben op de eerste dag drie fabrieken gesproken en op de tweede dag het programma van eisen herschreven. Daar waren we anders een halfjaar mee bezig geweest.',
      name: 'Ilse van den Brink',
      role: 'projectleider bij een gemeente, bezoeker in 2027',
      phase: 'Na de beurs',
    },
    {
      type: 'cards',
      title: 'Verder na de beurs',
      cards: [
        {
          title: 'Een standhouder spreken',
          text: 'Elke standhouder heeft een pagina met wie u belt en mailt.',
          icon: 'lucide:store',
          link: { label: 'Bekijk alle standhouders', url: '/standhouders' },
        },
        {
          title: 'Een sessie nalezen',
          text: 'Bij elke sessie staat wie er sprak en waarover.',
          icon: 'lucide:calendar-days',
          link: { label: 'Bekijk het programma', url: '/programma' },
        },
        {
          title: 'Interviews',
          text: 'Makers, corporaties en gemeenten over wat zij deden en wat er misging.',
          icon: 'lucide:quote',
          link: { label: 'Lees de interviews', url: '/interviews' },
        },
      ],
      phase: 'Na de beurs',
    },
    {
      type: 'gallery',
      title: 'Kijk terug',
      text: "De foto's van 2027 volgen. Tot die tijd: de openingsdag van 2025.",
      album: 'openingsdag-2025',
      limit: 4,
      link: { label: "Bekijk alle foto's van 2025", url: '/fotos-2025' },
      phase: 'Na de beurs',
    },
    {
      type: 'form',
      title: 'De nieuwsbrief',
      text: 'Nieuws over het programma, nieuwe standhouders en uw bezoek. Vijf keer per jaar, en in de weken voor de beurs elke dinsdag.',
      form: 'nieuwsbrief',
      phase: 'Niet tijdens de beurs',
    },
    {
      type: 'call-to-action',
      title: 'Komt u ook?',
      text: 'De toegang is gratis voor wie beroepsmatig bouwt, renoveert of woningen beheert. Uw kaart geldt op alle dagen van de beurs.',
      tone: 'Oranje',
      buttons: [
        { label: 'Vraag uw kaart aan', url: '/bezoekersprofiel', tone: 'Hoofdknop' },
        { label: 'Deelnemen als standhouder', url: '/deelnemen-als-standhouder', tone: 'Tweede knop' },
      ],
      phase: 'Vooraf en laatste week',
    },
    {
      type: 'call-to-action',
      title: 'Op naar de volgende editie',
      text: 'Wie dit jaar op de vloer stond, kiest in het najaar als eerste een nieuwe plaats. Nieuwe standhouders staan op volgorde van aanmelding.',
      tone: 'Oranje',
      buttons: [{ label: 'Deelnemen als standhouder', url: '/deelnemen-als-standhouder', tone: 'Hoofdknop' }],
      phase: 'Na de beurs',
    },
  ],
};
