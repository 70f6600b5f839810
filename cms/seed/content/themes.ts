import type { ThemeSeed } from './types';

const list = [
  {
    name: 'Houtbouw',
    slug: 'houtbouw',
    description:
      'Van houtskelet tot kruislaaghout: woningen die lichter zijn, sneller staan en CO₂ vasthouden.',
    icon: 'lucide:tree-pine',
    rank: 10,
  },
  {
    name: 'Prefab badkamers',
    slug: 'prefab-badkamers',
    description: 'Complete natte cellen uit de fabriek, voor nieuwbouw en voor renovatie in bewoonde staat.',
    icon: 'lucide:bath',
    rank: 20,
  },
  {
    name: 'Circulair bouwen',
    slug: 'circulair-bouwen',
    description: 'Ontwerpen om uit elkaar te halen, en bouwen met wat er al is.',
    icon: 'lucide:recycle',
    rank: 30,
  },
  {
    name: 'Verduurzaming',
    slug: 'verduurzaming',
    description: 'Bestaande woningen naar een lage energierekening, per complex of huis voor huis.',
    icon: 'lucide:leaf',
    rank: 40,
  },
  {
    name: 'Installatietechniek',
    slug: 'installatietechniek',
    description: 'Warmte, lucht, water en stroom in één module, met onderhoud dat vooraf is bedacht.',
    icon: 'lucide:heater',
    rank: 50,
  },
  {
    name: 'Gevel en dak',
    slug: 'gevel-en-dak',
    description: 'De schil van het huis: elementen, kozijnen, dakkappen en dakkapellen uit de fabriek.',
    icon: 'lucide:house',
    rank: 60,
  },
  {
    name: 'Optoppen',
    slug: 'optoppen',
    description: 'Nieuwe woonlagen op bestaande gebouwen, met zo min mogelijk last voor wie eronder woont.',
    icon: 'lucide:layers',
    rank: 70,
  },
  {
    name: 'Financiering',
    slug: 'financiering',
    description: 'Leningen, garanties en contractvormen die passen bij bouwen in een reeks.',
    icon: 'lucide:piggy-bank',
    rank: 80,
  },
  {
    name: 'Gebiedsontwikkeling',
    slug: 'gebiedsontwikkeling',
    description: 'Locaties, grond, vergunningen en het gesprek met de buurt.',
    icon: 'lucide:map',
    rank: 90,
  },
  {
    name: 'Digitalisering',
    slug: 'digitalisering',
    description: 'Configuratoren, puntenwolken, digitale tweelingen en robots op de werkvloer.',
    icon: 'lucide:cpu',
    rank: 100,
  },
  {
    name: 'Biobased isolatie',
    slug: 'biobased-isolatie',
    description: 'Isoleren met stro, hennep, vlas, houtvezel, wol en lisdodde van Nederlandse bodem.',
    icon: 'lucide:wheat',
    rank: 110,
  },
  {
    name: 'Woonzorg',
    slug: 'woonzorg',
    description: 'Woningen waarin mensen oud kunnen worden, met zorg dichtbij en buren om de hoek.',
    icon: 'lucide:heart-handshake',
    rank: 120,
  },
] as const satisfies readonly ThemeSeed[];

/** The subjects that visitors filter exhibitors and sessions by. */
export const themes: ThemeSeed[] = [...list];

/** The slug of a theme that exists. */
export type ThemeSlug = (typeof list)[number]['slug'];
