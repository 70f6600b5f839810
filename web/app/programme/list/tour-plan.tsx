import type { ListedSession } from '../../content/types/listed';
import { useLangOf, useMessages } from '../../messages/messages';
import { Icon } from '../../ui/media/icon';

const named = 4;

export function TourPlan({ session }: { session: ListedSession }) {
  const m = useMessages().programme;
  const { room, meetingPoint, exhibitors, locale } = session;
  const lang = useLangOf()({ locale });
  const names = exhibitors.slice(0, named).map(({ name }) => name);
  const others = exhibitors.length - names.length;
  return (
    <>
      {/* Without a room the meeting point stands in its place already. */}
      {room && meetingPoint && (
        <p className="tour-plan">
          <Icon name="map-pin" className="text-ink-soft" />
          <span className="line-clamp-2">
            <span className="font-semibold">{m.meetingPoint}</span> <span lang={lang}>{meetingPoint}</span>
          </span>
        </p>
      )}
      {exhibitors.length > 0 && (
        <p className="tour-plan">
          <Icon name="route" className="text-ink-soft" />
          <span className="line-clamp-3">
            <span className="font-semibold">{m.visits}</span> {names.join(' · ')}
            {others > 0 && ` ${m.moreVisits(others)}`}
          </span>
        </p>
      )}
    </>
  );
}
