import type { ExhibitorKind } from '../../content/types/exhibitor-kind';
import { FilterForm } from '../../listing/facets/filter-form';
import { maxQueryLength, serialiseListState } from '../../listing/request/search-params';
import { useMessages } from '../../messages/messages';
import { SearchField } from '../../ui/form/search-field';
import { listPath } from '../kinds';
import { exhibitorList, type ExhibitorListState } from './select';

/** Everything of the list's state but its page and what the form itself holds. */
export function otherParams(
  state: ExhibitorListState,
  without: Partial<ExhibitorListState>,
): URLSearchParams {
  return serialiseListState(exhibitorList, { ...state, ...without, page: 1 });
}

export interface FormProps {
  kind: ExhibitorKind | null;
  state: ExhibitorListState;
}

export function ExhibitorSearch({ kind, state }: FormProps) {
  const m = useMessages();
  return (
    <FilterForm
      single
      action={listPath(kind)}
      label={m.exhibitors.search}
      current={state.q}
      hiddenFields={otherParams(state, { q: '' })}
    >
      <SearchField
        name="q"
        label={m.exhibitors.search}
        placeholder={m.exhibitors.searchPlaceholder}
        defaultValue={state.q}
        maxLength={maxQueryLength}
        className="min-w-0 grow"
      />
    </FilterForm>
  );
}
