import { LRUCache } from 'lru-cache';
import { cameAndWent } from '../../following/came-and-went';
import { FacetCounter, type FacetDefinition } from './facets';
import type { Selection } from '../request/search-params';

/** Selections that are followed for each list: people choose the same few. */
const followedSelections = 50;

/**
 * Counters of a list that changes now and then, whose items are never changed themselves. For each selection that was
 * asked for before only what came and went is counted, so that a list of ten thousand takes as long as a list of ten.
 */
export function createFollowingFacets<Item, Facet extends string>(
  definitions: Readonly<Record<Facet, FacetDefinition<Item>>>,
) {
  const known = new LRUCache<string, { counter: FacetCounter<Item, Facet>; followed: readonly Item[] }>({
    max: followedSelections,
  });
  return (items: readonly Item[], selection: Selection<Facet>): FacetCounter<Item, Facet> => {
    const key = JSON.stringify(selection);
    const following = known.get(key) ?? { counter: new FacetCounter(definitions, selection), followed: [] };
    known.set(key, following);
    const { came, went } = cameAndWent(following.followed, items);
    for (const item of went) following.counter.remove(item);
    for (const item of came) following.counter.add(item);
    following.followed = items;
    return following.counter;
  };
}
