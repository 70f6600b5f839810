import { useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { EmptyState } from '../../ui/layout/empty-state';

interface ProgrammeEmptyProps {
  /** Nothing has been published yet. */
  isProgrammeEmpty: boolean;
  isFiltered: boolean;
  /** On other days something is left. */
  isElsewhere: boolean;
  clearTo: string;
  allDaysTo: string;
}

/** Why a programme list is empty and the nearest way to one that is not. */
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
