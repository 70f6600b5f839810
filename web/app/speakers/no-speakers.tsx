import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { EmptyState } from '../ui/layout/empty-state';
import type { SpeakerListState } from './select';

export function NoSpeakers({ state, clearTo }: { state: SpeakerListState; clearTo: string }) {
  const { empty } = useMessages().speakers;
  return (
    <EmptyState
      level={3}
      icon="filter-x"
      title={empty.title}
      text={<p>{state.q === '' ? empty.withFilters : empty.withQuery(state.q)}</p>}
      action={
        <ButtonLink to={clearTo} icon="rotate-ccw" preventScrollReset>
          {empty.clear}
        </ButtonLink>
      }
    />
  );
}
