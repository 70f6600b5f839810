import { useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { EmptyState } from '../../ui/layout/empty-state';

interface ProgrammeEmptyProps {
  isProgrammeEmpty: boolean;
  isFiltered: boolean;
  isElsewhere: boolean;
  clearTo: string;
  allDaysTo: string;
}

export default function ProgrammeEmpty({
  isProgrammeEmpty,
  isFiltered,
  isElsewhere,
  clearTo,
  allDaysTo,
}: ProgrammeEmptyProps) {
  const m = useMessages().programme.empty;
  if (isProgrammeEmpty) return <EmptyState icon="calendar-days" title={m.title} text={m.programme} />;
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
