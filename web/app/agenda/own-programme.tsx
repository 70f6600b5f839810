import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Agenda, Entry } from 'beursvloer-domain/agenda';
import { NothingYet } from '../listing/nothing-yet';
import { useMessages } from '../messages/messages';
import { useWallClock } from '../programme/use-wall-clock';
import { MessagePanel } from '../push/message-panel';
import { useAgenda } from '../saved/saved';
import { Button, ButtonLink } from '../ui/form/button';
import { EmptyState } from '../ui/layout/empty-state';
import { Skeleton } from '../ui/layout/skeleton';
import { BadgeAtHand } from '../visitors/badge-at-hand';
import { AccountLine, AccountQuestion } from './account-link';
import { readCarried } from './link-entries';
import { CalendarFeed } from './feed/calendar-feed';
import { CarryButtons } from './carry-buttons';
import { DaySection, idOfDay } from './day-section';
import { InstallInvitation } from './install-invitation';
import { NowPanel } from './now-panel';
import type { Offer } from './saveable';
import { ownDays } from './own-day';
import { calendarPath } from './paths';
import { PasteLink } from './paste-link';
import { Received } from './save-from-link';
import { RecentlyRemoved } from './recently-removed';
import { SavedNames } from './saved-names';
import { SharedProgramme } from './shared-programme';
import { useRemove } from './use-remove';

/** Saved entries, once they have been read. Until then a placeholder, which is hydrated at once. */
export default function OwnProgramme({ offer }: { offer: Offer }) {
  const { ownProgramme: m } = useMessages();
  const agenda = useAgenda();
  const carried = readCarried(useLocation().hash);
  if (agenda !== null) {
    if (carried?.purpose === 'share')
      return <SharedProgramme offer={offer} agenda={agenda} items={carried.items} />;
    return (
      <>
        <AccountQuestion />
        <BadgeAtHand />
        {carried && <Received agenda={agenda} items={carried.items} />}
        <Saved offer={offer} agenda={agenda} />
      </>
    );
  }
  return (
    <div className="grid max-w-3xl gap-3 noscript:hidden" role="status" data-hydrate-now>
      <span className="sr-only">{m.reading}</span>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}

function Saved({ offer, agenda }: { offer: Offer; agenda: Agenda }) {
  const { ownProgramme: m, programme, format } = useMessages();
  const now = useWallClock();
  const content = useRef<HTMLDivElement>(null);
  // The control that removes something is gone after it, and the focus must be somewhere.
  const remove = useRemove(() => content.current?.focus({ preventScroll: true }));
  const saved = useMemo(
    () => new Map<string, Entry>(agenda.filter(({ on }) => on).map((entry) => [entry.id, entry])),
    [agenda],
  );
  const days = useMemo(() => ownDays(offer.sessions, saved, now), [offer.sessions, saved, now]);
  // The first session comes after a panel and buttons: too many stops for a keyboard.
  const dayToSkipTo = days.find(({ day }) => day === now.day) ?? days[0];
  const hasOffer = offer.sessions.length + offer.exhibitors.length + offer.speakers.length > 0;
  const numbers = days.flatMap(({ steps }) => steps.map(({ item }) => item.session.publicId));
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      {saved.size === 0 ? (
        <>
          {hasOffer ? (
            <EmptyState
              icon="bookmark"
              title={m.empty.title}
              text={m.empty.text}
              action={
                <>
                  <ButtonLink to="/programma">{m.empty.toProgramme}</ButtonLink>
                  <ButtonLink to="/standhouders" tone="secondary">
                    {m.empty.toExhibitors}
                  </ButtonLink>
                </>
              }
            />
          ) : (
            <NothingYet icon="bookmark" title={programme.empty.nothing} />
          )}
          {/* News needs nothing that is saved, and messages that are on can be turned off. */}
          <div className="mt-8 max-w-xl">
            <MessagePanel />
          </div>
        </>
      ) : (
        <>
          {dayToSkipTo && (
            <a
              href={`#${idOfDay(dayToSkipTo.day)}`}
              className="mb-4 inline-block rounded-control bg-action px-4 py-3 font-semibold text-on-action not-focus:sr-only"
            >
              {m.skipTo(format.day(dayToSkipTo.day, 'long-without-year'))}
            </a>
          )}
          <NowPanel days={days} now={now} />
          <div className="mb-8 flex flex-wrap gap-3 print:hidden">
            {numbers.length > 0 && (
              <ButtonLink to={calendarPath(numbers)} tone="secondary" icon="calendar-plus">
                {m.toCalendar}
              </ButtonLink>
            )}
            <CalendarFeed agenda={agenda} />
            <CarryButtons entries={[...saved.values()]} />
            <Button tone="secondary" icon="printer" onClick={() => window.print()}>
              {m.print}
            </Button>
          </div>
          {numbers.length === 0 && <p className="mb-8 text-lead">{m.noSessions}</p>}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div>
              {days.map((day) => (
                <DaySection key={day.day} day={day} onRemove={remove} />
              ))}
            </div>
            <div>
              <InstallInvitation />
              <MessagePanel />
              <SavedNames offer={offer} saved={saved} onRemove={remove} />
            </div>
          </div>
        </>
      )}
      <RecentlyRemoved offer={offer} agenda={agenda} />
      <PasteLink />
      <AccountLine />
    </div>
  );
}
