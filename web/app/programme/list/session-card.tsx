import type { WallClock } from '../../clock/wall-clock';
import type { ListedSession } from '../../content/types/listed';
import { useLangOf, useMessages } from '../../messages/messages';
import { sessionPath } from '../../site/detail-paths';
import { Badge } from '../../ui/card/badge';
import { Card, CardLink } from '../../ui/card/card';
import { cx } from '../../ui/cx';
import { Heading } from '../../ui/text/heading';
import { SaveButton } from '../../saved/save-button';
import { KindBadge } from '../kind-badge';
import { relationToNow } from './now';
import { RoomTag } from '../session/room-tag';
import { NowMark, SessionWhen } from '../session-when';
import { SpeakerLine } from '../session/speaker-line';
import { TourPlan } from './tour-plan';

const mostThemes = 2;

export interface SessionCardProps {
  session: ListedSession;
  /** Writes the day in front of the time, where no heading says it. */
  showDay?: boolean;
  /** Marks sessions that are on, soon or over; leave out where that does not matter. */
  now?: WallClock;
  level?: 2 | 3 | 4;
  /** True for one of a past edition: it cannot be saved. */
  isPast?: boolean;
  /** History state for the session's page: the list that links to it. */
  linkState?: unknown;
}

export function SessionCard({
  session,
  showDay = false,
  now,
  level = 3,
  isPast = false,
  linkState,
}: SessionCardProps) {
  const m = useMessages();
  const relation = now ? relationToNow(session, now) : null;
  const lang = useLangOf()(session);
  const { capacity, themes } = session;
  const facts = themes.slice(0, mostThemes).map(({ name }) => name);
  if (capacity !== null && capacity > 0) facts.push(m.programme.capacity(capacity));
  return (
    <Card
      as="article"
      interactive
      className={cx('session-card', relation?.state === 'on' && 'session-card-on')}
    >
      {!isPast && <SaveButton kind="session" publicId={session.publicId} title={session.title} />}
      <div className="session-card-when">
        <SessionWhen session={session} withDay={showDay ? 'brief' : undefined} />
        {relation && <NowMark relation={relation} />}
      </div>
      <div className="session-card-title">
        <Heading level={level} size="subheading" lang={lang}>
          <CardLink to={sessionPath(session)} state={linkState}>
            {session.title}
          </CardLink>
        </Heading>
        <RoomTag session={session} />
      </div>
      <SpeakerLine speakers={session.speakers} />
      {session.kind?.isTour && <TourPlan session={session} />}
      <div className="session-card-facts">
        <KindBadge kind={session.kind} />
        {session.language === 'en' && <Badge icon="languages">{m.programme.inEnglish}</Badge>}
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      </div>
    </Card>
  );
}
