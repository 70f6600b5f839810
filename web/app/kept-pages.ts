import { CATALOGUE_PATH, catalogueDefinition } from './catalogue/select';
import { exhibitorList } from './exhibitors/list/select';
import { faqList } from './faq/faq-list';
import { planDefinition } from './floor-plan/select';
import { themedList } from './listing/themed-list';
import type { ListDefinition } from './listing/request/search-params';
import { pagePath, withoutLocale } from './messages/locale';
import { programmeList } from './programme/list/list-state';
import { speakerList } from './speakers/select';
import { vacancyList } from './vacancies/vacancy-list';

const inList = ({ facets }: ListDefinition<string, string>) => ['q', ...facets, 'sorteer', 'pagina'];
const programme = [...inList(programmeList), 'dag', 'weergave'];
const exhibitors = inList(exhibitorList);

/**
 * The pages that are the same for everybody, with the parameters that each of them reads. They are kept ready to send;
 * what is not listed here is made anew for every visitor.
 */
const keptPages: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  ['/', []],
  ['/programma', programme],
  ['/programma/tours', programme],
  ['/programma/kennissessies', programme],
  ['/programma/:id', []],
  ['/standhouders', exhibitors],
  ['/standhouders/overheden', exhibitors],
  ['/standhouders/woningcorporaties', exhibitors],
  ['/standhouders/nieuwbouwconcepten', exhibitors],
  ['/standhouders/bestaande-bouwconcepten', exhibitors],
  ['/standhouders/:id/:slug', []],
  ['/sprekers', inList(speakerList)],
  ['/sprekers/:id/:slug', []],
  ['/paviljoens', []],
  ['/paviljoens/:id/:slug', []],
  ['/plattegrond', inList(planDefinition)],
  [CATALOGUE_PATH, inList(catalogueDefinition)],
  ['/nieuws', inList(themedList)],
  ['/nieuws.rss', []],
  ['/nieuws/:id/:slug', []],
  ['/interviews', inList(themedList)],
  ['/interviews/:id/:slug', []],
  ['/kalender', []],
  ['/kalender/:id/:slug', []],
  ['/vacatures', inList(vacancyList)],
  ['/vacatures/:id/:slug', []],
  ['/faq', inList(faqList)],
  ['/fotos-2025', []],
  ['/fotos-2025/:id/:slug', ['foto', 'pagina']],
  ['/reglement-standhouders', ['versie']],
  ['/sitemap.xml', []],
  ['/:slug', []],
];

/** The pages under a slug that are none: they are about one visitor, or about nobody. */
const ownPages = [
  ...['account', 'inloggen', 'uitloggen', 'registreren', 'wachtwoord-vergeten', 'wachtwoord-herstellen'],
  ...['c', 'email-valideren', 'health', 'zoeken'],
];

/** What says where a visitor came from, and nothing about the page. */
const ofCampaigns = /^(?:utm_[a-z]+|fbclid|gclid|msclkid|mc_cid|mc_eid)$/;
/** In which of a page's routes data is asked for; the names are those of files under `app/`. */
const routesParameter = '_routes';
/** Longest query that is kept, in characters; what people choose is far below it. */
const longestQuery = 400;

const patterns = keptPages.map(([path, parameters]) => ({
  pattern: new RegExp(`^${path.replace(/:id/g, '[1-9]\\d*').replace(/:slug/g, '[a-z0-9]+(?:-[a-z0-9]+)*')}$`),
  parameters,
}));

/**
 * Tells for an address as which page it is kept: its path, and its query in one order without what says nothing about
 * the page. Null for an address that is none of a kept page, or holds something that no page of ours puts there.
 * @param routeIds the names of all routes, for the data of one of them
 */
export function keptPagesOf(routeIds: ReadonlySet<string>) {
  return (pathname: string, search: string): { path: string; search: string } | null => {
    const isData = pathname.endsWith('.data');
    const path = pagePath(pathname);
    const parameters = parametersOf(path);
    if (parameters === null) return null;
    if (search === '') return { path, search };

    const kept: [name: string, value: string][] = [];
    for (const [name, value] of new URLSearchParams(search)) {
      if (ofCampaigns.test(name)) continue;
      const known = name === routesParameter ? isData && routeIds.has(value) : parameters.includes(name);
      if (!known) return null;
      kept.push([name, value]);
    }
    // In the order in which links of ours have them: the links in the page are made from its address.
    const place = (name: string) => (name === routesParameter ? Infinity : parameters.indexOf(name));
    const text = new URLSearchParams(kept.sort(([a], [b]) => (a === b ? 0 : place(a) - place(b)))).toString();
    return text.length > longestQuery ? null : { path, search: text === '' ? '' : `?${text}` };
  };
}

/** The parameters that a page knows, or null when it is not kept. */
function parametersOf(path: string): readonly string[] | null {
  const own = withoutLocale(path);
  if (ownPages.some((name) => own === `/${name}`)) return null;
  // `/en` is written without a slash at its end, and so is every other page.
  if (own === '/' && path.length > 1 && path.endsWith('/')) return null;
  return patterns.find(({ pattern }) => pattern.test(own))?.parameters ?? null;
}
