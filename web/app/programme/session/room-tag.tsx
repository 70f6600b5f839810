import type { SessionSummary } from '../../content/types/session';
import { useLangOf, useMessages } from '../../messages/messages';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';

export interface RoomTagProps {
  session: Pick<SessionSummary, 'meetingPoint' | 'locale'> & {
    room: { name: string; hall: { name: string } | null } | null;
  };
  lead?: boolean;
  className?: string;
}

export function RoomTag({ session: { room, meetingPoint, locale }, lead, className }: RoomTagProps) {
  const m = useMessages();
  const lang = useLangOf()({ locale });
  if (!room) {
    return (
      <span
        className={cx(
          'inline-flex items-start gap-1.5 font-semibold',
          lead ? 'text-lead' : 'text-sm',
          className,
        )}
      >
        <Icon name="map-pin" className="mt-px text-ink-soft" />
        <span lang={meetingPoint === null ? undefined : lang}>{meetingPoint ?? m.programme.noPlace}</span>
      </span>
    );
  }
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <span className="stand-tag inline-flex min-h-7 max-w-full items-center py-1 pr-2.5 pl-5.5 font-display text-sm leading-tight font-bold">
        {room.name}
      </span>
      {room.hall && <span className="text-sm font-semibold text-ink-soft">{room.hall.name}</span>}
    </span>
  );
}
