import { openDayFrom } from 'beursvloer-domain/fair';
import { useMemo } from 'react';
import { NowPanel } from '../../agenda/now-panel';
import { ownDays } from '../../agenda/own-day';
import { path as ownProgrammePath } from '../../agenda/paths';
import { minutesOf, type WallClock } from '../../clock/wall-clock';
import type { BriefSession } from '../../content/types/listed';
import type { SiteSettings } from '../../content/types/site';
import { useLangOf, useMessages } from '../../messages/messages';
import { nowAndNext, relationToNow } from '../../programme/list/now';
import { RoomTag } from '../../programme/session/room-tag';
import { NowMark, SessionWhen } from '../../programme/session-when';
import { useWallClock } from '../../programme/use-wall-clock';
import { useAgenda } from '../../saved/saved';
import { sessionPath } from '../../site/detail-paths';
import { useSite } from '../../site/site-context';
import { ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { SiteLink } from '../../ui/links/site-link';
import { Heading } from '../../ui/text/heading';
import { MoreLink } from './more-link';

const mostNext = 6;

/** The first screen on a day of the fair: whether the doors are open, what is on in each hall, and what is next. */
export function Today({ sessions }: { sessions: readonly BriefSession[] }) {
  const { frontPage } = useMessages().visitors;
  const m = frontPage.today;
  const { days, name } = useSite().settings;
  const now = useWallClock();
  const open = openDayFrom(days, now);
  const isToday = open?.date === now.day;
  const content = nowAndNext(sessions, days, now);
  return (
    <div data-hydrate-now className="plan-lines border-b border-line bg-tint">
      <Container width="page" className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-6 lg:py-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <Heading level={1} size="title">
              {isToday ? m.title(name) : m.closedTitle(name)}
            </Heading>
            {open && <OpeningHours day={open} now={now} />}
          </div>
          <nav aria-label={m.places} className="flex flex-wrap gap-2 max-sm:hidden">
            <ButtonLink to="/plattegrond" icon="map">
              {m.plan}
            </ButtonLink>
            <ButtonLink to={ownProgrammePath} tone="secondary" icon="bookmark">
              {m.own}
            </ButtonLink>
            <ButtonLink to="/mijn-badge" tone="secondary" icon="ticket">
              {m.badge}
            </ButtonLink>
          </nav>
        </div>
        <OwnNow sessions={sessions} now={now} />
        {isToday && content && <OnNow content={content} now={now} />}
        {isToday && sessions.length > 0 && (
          <div>
            <MoreLink link={{ label: m.all, url: `/programma?dag=${now.day}` }} />
          </div>
        )}
      </Container>
    </div>
  );
}

function OpeningHours({ day, now }: { day: SiteSettings['days'][number]; now: WallClock }) {
  const { visitors, format } = useMessages();
  const m = visitors.frontPage.today;
  const [opens, closes] = [format.time(day.opens), format.time(day.closes)];
  const hours =
    day.date !== now.day
      ? m.opensNext(format.day(day.date, 'long-without-year'), opens)
      : now.minutes < minutesOf(day.opens)
        ? m.opensAt(opens, closes)
        : m.openUntil(closes);
  return <p className="mt-1 text-lead font-semibold text-ink-soft">{hours}</p>;
}

/** The next session that the visitor saved on this device. Others see nothing of it. */
function OwnNow({ sessions, now }: { sessions: readonly BriefSession[]; now: WallClock }) {
  const agenda = useAgenda();
  const saved = useMemo(
    () => new Map((agenda ?? []).filter(({ on }) => on).map((entry) => [entry.id, entry])),
    [agenda],
  );
  const days = useMemo(() => ownDays(sessions, saved, now), [sessions, saved, now]);
  return <NowPanel days={days} now={now} />;
}

function OnNow({
  content: { on, next },
  now,
}: {
  content: { on: BriefSession[]; next: BriefSession[] };
  now: WallClock;
}) {
  const m = useMessages().visitors.frontPage.today;
  const hallOf = ({ room }: BriefSession) => room?.hall?.name ?? null;
  const halls = [...new Set(on.map(hallOf))].filter((hall) => hall !== null).sort();
  const elsewhere = on.filter((session) => hallOf(session) === null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
      {on.length === 0 && <p className="text-ink-soft">{m.nothing}</p>}
      {halls.map((hall) => (
        <Lines
          key={hall}
          title={m.nowIn(hall)}
          sessions={on.filter((session) => hallOf(session) === hall)}
          now={now}
          withHall={false}
        />
      ))}
      {elsewhere.length > 0 && <Lines title={m.nowElsewhere} sessions={elsewhere} now={now} />}
      {next.length > 0 && <Lines title={m.next} sessions={next.slice(0, mostNext)} now={now} withTime />}
    </div>
  );
}

interface LinesProps {
  title: string;
  sessions: readonly BriefSession[];
  now: WallClock;
  withTime?: boolean;
  withHall?: boolean;
}

const withoutHall = (session: BriefSession): BriefSession => ({
  ...session,
  room: session.room && { ...session.room, hall: null },
});

function Lines({ title, sessions, now, withTime = false, withHall = true }: LinesProps) {
  const langOf = useLangOf();
  return (
    <section>
      <Heading level={2} size="subheading" className="mb-1">
        {title}
      </Heading>
      <ul>
        {sessions.map((session) => (
          <li key={session.publicId} className="relative border-b border-line py-2.5 hover:bg-sunken">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
              <NowMark relation={relationToNow(session, now)} short />
              {withTime && <SessionWhen session={session} />}
              <RoomTag session={withHall ? session : withoutHall(session)} />
            </div>
            <SiteLink
              to={sessionPath(session)}
              lang={langOf(session)}
              className="mt-0.5 line-clamp-2 leading-snug font-bold text-ink no-underline after:absolute after:inset-0"
            >
              {session.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
