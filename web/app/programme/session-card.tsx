import type { SessionSummary } from '../cms/session';
import { useMessages } from '../messages/messages';
import { Badge } from '../ui/badge';
import { Card, CardLink } from '../ui/card';
import { cx } from '../ui/cx';
import { Heading } from '../ui/heading';
import { KindBadge } from './kind-badge';
import { relationToNow } from './now';
import { RoomTag } from './room-tag';
import { NowMark, SessionWhen } from './session-when';
import type { WallClock } from './session-time';
import { SpeakerLine } from './speaker-line';
import { TourStops } from './tour-stops';

export interface SessionCardProps {
  session: SessionSummary;
  /** Writes the day in front of the time, where no heading says it. */
  showDay?: boolean;
  /** Marks sessions that are on, soon or over; leave out where that does not matter. */
  now?: WallClock;
  level?: 2 | 3 | 4;
  /** History state for the session's page: where the visitor came from. */
  linkState?: unknown;
}

/** A session at a glance: when, what, where, with whom. */
export function SessionCard({ session, showDay, now, level = 3, linkState }: SessionCardProps) {
  const m = useMessages();
  const relation = now ? relationToNow(session, now) : null;
  const { capacity } = session;
  return (
    <Card
      as="article"
      interactive
      className={cx(
        'flex h-full flex-col gap-3 p-4 sm:p-5',
        relation?.state === 'on' && 'border-action ring-1 ring-action',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <SessionWhen session={session} withDay={showDay ? 'brief' : undefined} className="font-semibold" />
        {relation && <NowMark relation={relation} />}
      </div>
      <Heading level={level} size="subheading" className="line-clamp-4 break-words hyphens-auto">
        <CardLink to={`/programma/${session.publicId}`} state={linkState}>
          {session.title}
        </CardLink>
      </Heading>
      <RoomTag session={session} />
      <SpeakerLine speakers={session.speakers} />
      {session.kind === 'tour' && <TourStops exhibitors={session.exhibitors} />}
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1.5 pt-1 text-sm text-ink-soft">
        <KindBadge kind={session.kind} />
        {session.language === 'en' && <Badge icon="languages">{m.programme.inEnglish}</Badge>}
        {session.themes.slice(0, 2).map((theme) => (
          <span key={theme.slug} className="before:mr-2 before:content-['·']">
            {theme.name}
          </span>
        ))}
        {capacity !== null && capacity > 0 && (
          <span className="before:mr-2 before:content-['·']">{m.programme.capacity(capacity)}</span>
        )}
      </div>
    </Card>
  );
}
