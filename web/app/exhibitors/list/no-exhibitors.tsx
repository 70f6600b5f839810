import type { ExhibitorKind } from '../../content/types/exhibitor-kind';
import { useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { EmptyState } from '../../ui/layout/empty-state';
import { exhibitorListPath } from '../kinds';
import type { ExhibitorListState } from './select';

export function NoExhibitors({
  kind,
  state,
  clearTo,
}: {
  kind: ExhibitorKind | null;
  state: ExhibitorListState;
  clearTo: string;
}) {
  const { empty } = useMessages().exhibitors;
  return (
    <EmptyState
      level={3}
      icon="filter-x"
      title={empty.title}
      text={<p>{state.q === '' ? empty.withFilters : empty.withQuery(state.q)}</p>}
      action={
        <>
          <ButtonLink to={clearTo} icon="rotate-ccw" preventScrollReset>
            {empty.clear}
          </ButtonLink>
          {kind !== null && (
            <ButtonLink to={exhibitorListPath} tone="secondary">
              {empty.all}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
