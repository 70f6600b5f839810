import type { WallClock } from '../../clock/wall-clock';
import type { SessionSummary } from '../../content/types/session';
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
  session: SessionSummary;
  /** Writes the day in front of the time, where no heading says it. */
  showDay?: boolean;
  /** Marks sessions that are on, soon or over; leave out where that does not matter. */
  now?: WallClock;
  level?: 2 | 3 | 4;
  /** History state for the session's page: the list that links to it. */
  linkState?: unknown;
}

export function SessionCard({ session, showDay = false, now, level = 3, linkState }: SessionCardProps) {
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
      className={cx(
        '@container flex h-full flex-col gap-3 p-4 sm:p-5',
        relation?.state === 'on' && 'border-action ring-1 ring-action',
      )}
    >
      <SaveButton
        kind="session"
        publicId={session.publicId}
        title={session.title}
        className="absolute! top-1.5 right-1.5"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pr-9">
        <SessionWhen session={session} withDay={showDay ? 'brief' : undefined} className="font-semibold" />
        {relation && <NowMark relation={relation} />}
      </div>
      <div className="flex flex-col gap-3 @2xl:flex-row @2xl:items-start @2xl:justify-between @2xl:gap-6">
        <Heading level={level} size="subheading" lang={lang} className="line-clamp-4 hyphens-auto">
          <CardLink to={sessionPath(session)} state={linkState}>
            {session.title}
          </CardLink>
        </Heading>
        <RoomTag session={session} className="@2xl:shrink-0" />
      </div>
      <SpeakerLine speakers={session.speakers} />
      {session.kind === 'tour' && <TourPlan session={session} />}
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1.5 pt-1">
        <KindBadge kind={session.kind} />
        {session.language === 'en' && <Badge icon="languages">{m.programme.inEnglish}</Badge>}
        {facts.length > 0 && <span className="text-sm text-ink-soft">{facts.join(' · ')}</span>}
      </div>
    </Card>
  );
}
