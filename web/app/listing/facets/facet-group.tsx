import { useMessages } from '../../messages/messages';
import { CheckboxGroup, type CheckboxOption } from '../../ui/form/checkbox-group';
import { FilterGroup } from '../../ui/form/filter-group';
import { FacetLabel } from './facet-label';
import type { FacetValue } from './facets';

export interface FacetGroupProps {
  name: string;
  legend: string;
  values: readonly FacetValue[];
  first?: number;
  open?: boolean;
}

/** One facet as checkboxes with counts, for inside a FilterForm. A facet without a choice to make is not shown. */
export function FacetGroup({ name, legend, values, first = Infinity, open }: FacetGroupProps) {
  const m = useMessages();
  if (values.length === 0) return null;
  // One or two values behind a "show more" are a step for nothing.
  const cut = values.length > first + 2 ? first : values.length;
  const shown = values.slice(0, cut);
  const rest = values.slice(cut);
  return (
    <FilterGroup
      open={open || values.some(({ selected }) => selected)}
      name={name}
      legend={legend}
      chosen={shown.filter(({ selected }) => selected).length}
      options={shown.map(optionOf)}
      more={
        rest.length > 0 && (
          <details open={rest.some(({ selected }) => selected)} className="group/more pb-3">
            <summary className="inline-flex min-h-9 cursor-pointer list-none items-center rounded-tag text-sm font-semibold text-action-ink underline underline-offset-4 [&::-webkit-details-marker]:hidden">
              <span className="group-open/more:hidden">{m.listing.showMore(rest.length)}</span>
              <span className="hidden group-open/more:inline">{m.listing.showLess}</span>
            </summary>
            <CheckboxGroup name={name} legend={legend} legendHidden options={rest.map(optionOf)} />
          </details>
        )
      }
    />
  );
}

function optionOf(option: FacetValue): CheckboxOption {
  const { value, count, selected } = option;
  const dimmed = count === 0 && !selected;
  const label = <FacetLabel option={option} className={dimmed ? 'text-ink-soft' : undefined} />;
  return { value, label, count, checked: selected };
}
