import { useMessages } from '../../messages/messages';
import { Chip } from '../../ui/card/chip';
import { SiteLink } from '../../ui/links/site-link';
import { FacetLabel } from './facet-label';
import type { FacetOption, Facets } from './facets';

export interface ActiveFilter extends Pick<FacetOption, 'label' | 'written'> {
  to: string;
}

export function activeFilters<Facet extends string>(
  facets: Facets<Facet>,
  order: readonly Facet[],
  hrefWithout: (facet: Facet, value: string) => string,
): ActiveFilter[] {
  return order.flatMap((facet) =>
    facets[facet]
      .filter(({ selected }) => selected)
      .map(({ label, written, value }) => ({ label, written, to: hrefWithout(facet, value) })),
  );
}

export function ActiveFilters({
  filters,
  clearTo,
  className,
}: {
  filters: readonly ActiveFilter[];
  clearTo: string;
  className?: string;
}) {
  const m = useMessages();
  if (filters.length === 0) return null;
  return (
    <div className={className}>
      <ul aria-label={m.listing.activeFilters} className="flex flex-wrap items-center gap-2">
        {filters.map((filter) => (
          <li key={filter.to} className="max-w-full">
            <Chip
              to={filter.to}
              removeLabel={m.listing.removeFilter(filter.label)}
              preventScrollReset
              className="max-w-full"
            >
              <FacetLabel option={filter} className="truncate" />
            </Chip>
          </li>
        ))}
        <li>
          <SiteLink
            to={clearTo}
            preventScrollReset
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-action-ink underline-offset-4"
          >
            {m.listing.clearAll}
          </SiteLink>
        </li>
      </ul>
    </div>
  );
}
