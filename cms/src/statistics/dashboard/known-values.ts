import type { Dimension } from 'beursvloer-domain/statistics';
import { other } from '../known-documents';
import { advertisingPlaces, sourceKindNames, valueNames } from '../texts';

export const valueWords: Partial<Record<Dimension, Readonly<Record<string, string>>>> = {
  device: valueNames.device,
  language: valueNames.language,
  source: { [other]: valueNames.otherSources },
  campaign: { [other]: valueNames.otherCampaigns },
};

/** Kinds of sites that visits came from. The site names the hosts: web/server/statistics/sources.ts. */
const sourceKinds: readonly [label: string, hosts: RegExp][] = [
  [
    sourceKindNames.assistants,
    /^(?:chatgpt\.com|claude\.ai|copilot\.microsoft\.com|deepseek\.com|gemini\.google\.com|mistral\.ai|openai\.com|perplexity\.ai)$/,
  ],
  [sourceKindNames.mail, /^(?:mail\.google\.com|outlook\.com|teams\.microsoft\.com)$/],
  [
    sourceKindNames.searchEngines,
    /^(?:baidu|bing|brave|duckduckgo|ecosia|google|kagi|qwant|startpage|yahoo|yandex)\.(?:be|com|de|nl|org)$/,
  ],
  [
    sourceKindNames.socialMedia,
    /^(?:facebook|instagram|linkedin|pinterest|reddit|threads|tiktok|whatsapp|x|youtube)\.(?:com|net)$|^t\.co$/,
  ],
];

export function sourceKindOf(host: string): string {
  return sourceKinds.find(([, hosts]) => hosts.test(host))?.[0] ?? sourceKindNames.otherSites;
}

/** Advertising is named `featured-1001` by where it stands: see the site's statistics/marks.ts. */
const places: Readonly<Record<string, string>> = advertisingPlaces;

/** The place and the exhibitor of a piece of advertising; null for a name that is not ours. */
export function advertisementOf(subject: string): { place: string; exhibitor: string } | null {
  const [, name = '', exhibitor = ''] = /^([a-z]+)-(\d+)$/.exec(subject) ?? [];
  const place = places[name];
  return place === undefined ? null : { place, exhibitor };
}

/** Presses of ticket buttons count as this, beside advertising: see the site's statistics/marks.ts. */
export const ticketButton = 'ticket';
