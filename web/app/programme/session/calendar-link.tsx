import { useMessages } from '../../messages/messages';
import { sessionPath } from '../../site/detail-paths';
import { ButtonLink } from '../../ui/form/button';

export function CalendarLink({ publicId }: { publicId: number }) {
  const m = useMessages().programme.detail;
  return (
    <ButtonLink to={`${sessionPath({ publicId })}/agenda.ics`} tone="secondary" icon="calendar-plus">
      {m.toCalendar}
    </ButtonLink>
  );
}
