import type { Dimension } from 'beursvloer-domain/statistics';
import { other } from '../known-documents';
import type { PanelName } from '../queries/panels';

export const valueWords: Partial<Record<Dimension, Readonly<Record<string, string>>>> = {
  device: { phone: 'Telefoon', tablet: 'Tablet', desktop: 'Computer' },
  language: { nl: 'Nederlands', en: 'Engels' },
  source: { [other]: 'Overige sites' },
  campaign: { [other]: 'Overige campagnes' },
};

/** Kinds of sites that visits came from. The site names the hosts: web/server/statistics/sources.ts. */
const sourceKinds: readonly [label: string, hosts: RegExp][] = [
  [
    'Assistenten',
    /^(?:chatgpt\.com|claude\.ai|copilot\.microsoft\.com|deepseek\.com|gemini\.google\.com|mistral\.ai|openai\.com|perplexity\.ai)$/,
  ],
  ['Mail', /^(?:mail\.google\.com|outlook\.com|teams\.microsoft\.com)$/],
  [
    'Zoekmachines',
    /^(?:baidu|bing|brave|duckduckgo|ecosia|google|kagi|qwant|startpage|yahoo|yandex)\.(?:be|com|de|nl|org)$/,
  ],
  [
    'Sociale media',
    /^(?:facebook|instagram|linkedin|pinterest|reddit|threads|tiktok|whatsapp|x|youtube)\.(?:com|net)$|^t\.co$/,
  ],
];

const otherSites = 'Andere sites';
export const direct = 'Rechtstreeks';

export function sourceKindOf(host: string): string {
  return sourceKinds.find(([, hosts]) => hosts.test(host))?.[0] ?? otherSites;
}

/** Advertising is named `featured-1001` by where it stands: see the site's statistics/marks.ts. */
const places: Readonly<Record<string, string>> = {
  featured: 'Uitgelicht in een lijst',
  tile: 'In een blok op een pagina',
  logo: 'Logo dat voorbijkomt',
};

/** The place and the exhibitor of a piece of advertising; null for a name that is not ours. */
export function advertisementOf(subject: string): { place: string; exhibitor: string } | null {
  const [, name = '', exhibitor = ''] = /^([a-z]+)-(\d+)$/.exec(subject) ?? [];
  const place = places[name];
  return place === undefined ? null : { place, exhibitor };
}

/** Presses of ticket buttons count as this, beside advertising: see the site's statistics/marks.ts. */
export const ticketButton = 'ticket';

export const listTitles = {
  pages: 'Pagina’s',
  sources: 'Sites waar bezoek vandaan kwam',
  campaigns: 'Campagnes',
  devices: 'Apparaten',
  languages: 'Talen',
  searches: 'Gezocht',
  searchesWithoutResult: 'Gezocht zonder resultaat',
  notFound: 'Adressen die niet bestaan',
  outbound: 'Links naar andere sites',
  emailLinks: 'Korte links uit mail en druk',
  leads: 'Interesse in standhouders',
  marketing: 'Advertenties',
  news: 'Nieuws',
  calendar: 'Kalender',
  vacancies: 'Vacatures',
  robots: 'Robots',
} satisfies Record<PanelName, string>;
