import { FacetGroup } from '../listing/facets/facet-group';
import type { Facets } from '../listing/facets/facets';
import { FilterForm } from '../listing/facets/filter-form';
import { cleared, maxQueryLength, serialiseListState } from '../listing/request/search-params';
import { useMessages } from '../messages/messages';
import { SearchField } from '../ui/form/search-field';
import { listPath, speakerList, type SpeakerFacet, type SpeakerListState } from './select';

const firstThemes = 12;

export function SpeakerSearch({ state }: { state: SpeakerListState }) {
  const m = useMessages().speakers;
  return (
    <FilterForm
      single
      action={listPath}
      label={m.search}
      current={state.q}
      hiddenFields={serialiseListState(speakerList, { ...state, q: '', page: 1 })}
    >
      <SearchField
        name="q"
        label={m.search}
        placeholder={m.searchPlaceholder}
        defaultValue={state.q}
        maxLength={maxQueryLength}
        className="min-w-0 grow"
      />
    </FilterForm>
  );
}

export function SpeakerFilters({ state, facets }: { state: SpeakerListState; facets: Facets<SpeakerFacet> }) {
  const m = useMessages().speakers;
  return (
    <FilterForm
      action={listPath}
      label={m.filter}
      current={serialiseListState(speakerList, { ...state, page: 1 }).toString()}
      hiddenFields={serialiseListState(speakerList, { ...cleared(speakerList, state), q: state.q })}
    >
      {speakerList.facets.map((facet) => (
        <FacetGroup
          key={facet}
          name={facet}
          legend={m.facets[facet]}
          values={facets[facet]}
          first={firstThemes}
          open
        />
      ))}
    </FilterForm>
  );
}
