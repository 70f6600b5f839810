import type { ListedSession } from '../../content/types/listed';
import { useLangOf, useMessages } from '../../messages/messages';
import { sessionPath } from '../../site/detail-paths';
import { Heading } from '../../ui/text/heading';
import { Icon } from '../../ui/media/icon';
import { SiteLink } from '../../ui/links/site-link';

export function SessionLinks({ sessions }: { sessions: readonly ListedSession[] }) {
  const m = useMessages();
  const langOf = useLangOf();
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="sessions">
      <Heading level={2} id="sessions" className="booth-mark">
        {m.exhibitors.detail.sessions}
      </Heading>
      <ul className="mt-6 flex flex-col gap-3">
        {sessions.map((session) => (
          <li
            key={session.publicId}
            className="card-interactive relative rounded-card border border-line bg-surface px-5 py-4"
          >
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <time dateTime={`${session.day}T${session.startTime}`} className="font-semibold tabular-nums">
                {m.format.day(session.day, 'brief')}, {m.format.timeRange(session.startTime, session.endTime)}
              </time>
              <Where session={session} />
            </p>
            <SiteLink
              to={sessionPath(session)}
              lang={langOf(session)}
              className="mt-1 block font-display text-lg leading-snug font-bold no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {session.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Where({ session: { room, meetingPoint } }: { session: ListedSession }) {
  const place = room?.name ?? meetingPoint;
  if (!place) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name="map-pin" className="size-4" />
      {place}
    </span>
  );
}
