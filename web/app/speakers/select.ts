import type { Edition } from '../content/types/edition';
import type { SpeakerSummary } from '../content/types/speaker';
import { applyFacets, named, type FacetDefinition, type Facets } from '../listing/facets/facets';
import { spreadFeatured } from '../listing/featured';
import { searchItems } from '../listing/search';
import type { ListDefinition, ListState } from '../listing/request/search-params';
import { editionPath } from '../site/detail-paths';

export const listPath = '/sprekers';

/** The list that a speaker is in: of their past edition, or of the coming one. */
export function listRoot(edition: Edition | null): string {
  return edition ? editionPath(edition.year, 'sprekers') : listPath;
}

export type SpeakerFacet = 'thema';
/** Featured first is the default; then by name. */
type SpeakerSort = 'uitgelicht' | 'naam';
export type SpeakerListState = ListState<SpeakerFacet, SpeakerSort>;

export const speakerList: ListDefinition<SpeakerFacet, SpeakerSort> = {
  facets: ['thema'],
  sorts: ['uitgelicht', 'naam'],
};

const definitions: Readonly<Record<SpeakerFacet, FacetDefinition<SpeakerSummary>>> = {
  thema: { valuesOf: ({ themes }) => themes.map(named) },
};

/**
 * Searches, narrows and sorts the speakers.
 * @param all every speaker, by name
 */
export function selectSpeakers(
  all: readonly SpeakerSummary[],
  state: SpeakerListState,
): { speakers: SpeakerSummary[]; facets: Facets<SpeakerFacet> } {
  const found = searchItems(all, state.q, {
    name: ({ name }) => name,
    rest: ({ position, organisation }) => [position, organisation],
  });
  const { items, facets } = applyFacets(found, definitions, state.selection, all);
  if (state.sort === 'uitgelicht')
    return { speakers: state.q === '' ? spreadFeatured(items) : items, facets };
  const matching = new Set(items);
  return { speakers: all.filter((speaker) => matching.has(speaker)), facets };
}

export function themeHref(slug: string): string {
  return `${listPath}?${new URLSearchParams({ thema: slug }).toString()}`;
}
