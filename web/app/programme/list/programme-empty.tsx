import { useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { EmptyState } from '../../ui/layout/empty-state';

interface ProgrammeEmptyProps {
  isFiltered: boolean;
  isElsewhere: boolean;
  clearTo: string;
  allDaysTo: string;
}

export default function ProgrammeEmpty({ isFiltered, isElsewhere, clearTo, allDaysTo }: ProgrammeEmptyProps) {
  const m = useMessages().programme.empty;
  return (
    <EmptyState
      icon={isFiltered ? 'filter-x' : 'calendar-days'}
      title={m.title}
      text={isFiltered ? (isElsewhere ? m.otherDays : m.filtered) : m.day}
      action={
        <>
          {isElsewhere && <ButtonLink to={allDaysTo}>{m.allDays}</ButtonLink>}
          {isFiltered && (
            <ButtonLink to={clearTo} tone={isElsewhere ? 'secondary' : 'primary'}>
              {m.clear}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
