import type { ExhibitorSummary } from '../content/types/exhibitor';
import type { Hall } from '../content/types/hall';
import type { Stand } from '../content/types/stand';
import { searchItems } from '../listing/search';
import type { ListDefinition, ListState } from '../listing/request/search-params';

/** State in the URL of the plan: a hall, a stand to mark, and a search over all halls. */
export type PlanState = ListState<'hal' | 'stand', 'nummer'>;
export const planDefinition: ListDefinition<'hal' | 'stand', 'nummer'> = {
  facets: ['hal', 'stand'],
  sorts: ['nummer'],
};

export type PlanExhibitor = Pick<ExhibitorSummary, 'publicId' | 'name' | 'slug' | 'kind'>;

export interface Place {
  code: string;
  area: number | null;
  hall: string | null;
  exhibitors: PlanExhibitor[];
}

export interface HallTab {
  slug: string;
  name: string;
  found: number;
}

export interface PlanSelection {
  hall: Hall;
  halls: HallTab[];
  places: Place[];
  found: string[];
  chosen: Place | null;
}

const byCode = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

export function placesOf(stands: readonly Stand[], exhibitors: readonly ExhibitorSummary[]): Place[] {
  const standing = new Map<string, PlanExhibitor[]>();
  for (const { publicId, name, slug, kind, stands: own } of exhibitors) {
    for (const { code } of own) {
      standing.set(code, [...(standing.get(code) ?? []), { publicId, name, slug, kind }]);
    }
  }
  return stands
    .map(({ code, area, hall }) => ({
      code,
      area,
      hall: hall?.slug ?? null,
      exhibitors: standing.get(code) ?? [],
    }))
    .sort((a, b) => byCode.compare(a.code, b.code));
}

/**
 * Picks the hall that the URL names; otherwise that of the marked stand or of the best find; otherwise the
 * first. Null when there is no such hall.
 */
export function selectPlan(
  halls: readonly Hall[],
  places: readonly Place[],
  { q, selection: { hal, stand } }: PlanState,
): PlanSelection | null {
  const found = searchItems(places, q, {
    name: ({ code }) => code,
    rest: ({ code, exhibitors }) => [code.replaceAll('.', ''), ...exhibitors.map(({ name }) => name)],
  });
  const marked = places.find(({ code }) => code === stand[0]);
  const best = q === '' ? undefined : found[0];
  const wanted = hal[0] ?? marked?.hall ?? best?.hall ?? halls[0]?.slug;
  const hall = halls.find(({ slug }) => slug === wanted);
  if (!hall) return null;
  const inHall = (place: Place) => place.hall === hall.slug;
  return {
    hall,
    halls: halls.map(({ slug, name }) => ({
      slug,
      name,
      found: found.filter((place) => place.hall === slug).length,
    })),
    places: places.filter(inHall),
    found: found.filter(inHall).map(({ code }) => code),
    chosen: marked && inHall(marked) ? marked : null,
  };
}
