import { useMessages } from '../../messages/messages';
import { Chip } from '../../ui/card/chip';
import { FacetLabel } from './facet-label';
import type { FacetValue } from './facets';

export interface FacetChipsProps {
  label: string;
  values: readonly FacetValue[];
  hrefWith: (value: string) => string;
  hrefWithout: (value: string) => string;
  className?: string;
}

/** One facet as a row of links, for lists with little to choose; works without JavaScript. */
export function FacetChips({ label, values, hrefWith, hrefWithout, className }: FacetChipsProps) {
  const m = useMessages();
  const offered = values.filter(({ count, selected }) => count > 0 || selected);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex gap-2 max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 sm:flex-wrap">
        {offered.map((option) => {
          const { value, label: name, count, selected } = option;
          return (
            <li key={value} className="max-w-full shrink-0">
              <Chip
                to={selected ? hrefWithout(value) : hrefWith(value)}
                removeLabel={selected ? m.listing.removeFilter(name) : undefined}
                count={selected ? undefined : count}
                preventScrollReset
                className="max-w-full"
              >
                <FacetLabel option={option} className="truncate" />
              </Chip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
