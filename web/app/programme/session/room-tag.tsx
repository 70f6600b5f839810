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
      <span className={cx('room-tag room-tag-point', lead && 'text-lead', className)}>
        <Icon name="map-pin" />
        <span lang={meetingPoint === null ? undefined : lang}>{meetingPoint ?? m.programme.noPlace}</span>
      </span>
    );
  }
  return (
    <span className={cx('room-tag', className)}>
      <span className="stand-tag">{room.name}</span>
      {room.hall?.name}
    </span>
  );
}
