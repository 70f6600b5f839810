import { ActiveFilters, activeFilters } from '../../listing/facets/active-filters';
import { useListOrigin } from '../../listing/request/list-back';
import { NothingYet } from '../../listing/nothing-yet';
import { FileLinks } from '../../listing/files/file-links';
import { endings } from '../../listing/files/list-file';
import { ResultCount } from '../../listing/result-count';
import { cleared, withoutValue } from '../../listing/request/search-params';
import { useSite } from '../../site/site-context';
import { Workspace } from '../../shell/layouts/workspace';
import { useMessages } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { AgendaView } from './views/agenda-view';
import { DaySwitcher } from './day-switcher';
import { everyDay, programmeFacets, programmeHref, programmeList } from './list-state';
import type { ProgrammeListData } from './programme-data';
import { nowAndNext } from './now';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { NowAndNext } from './now-and-next';
import { listPath, pageOf } from '../pages';
import { ProgrammeFilters } from './programme-filters';
import { SectionTabs } from './section-tabs';
import { useWallClock } from '../use-wall-clock';
import { ViewSwitcher } from './views/view-switcher';

/** Not what the list is at first, and links alone. */
const ProgrammeEmpty = lazyHydrate(() => import('./programme-empty'));
const ThemeView = lazyHydrate(() => import('./views/theme-view'));
const TimetableView = lazyHydrate(() => import('./views/timetable/timetable-view'));

export default function ProgrammeListPage({ data }: { data: ProgrammeListData }) {
  const m = useMessages();
  const { settings } = useSite();
  const now = useWallClock();
  const linkState = useListOrigin('/programma');
  const { kind, sections, state, facets, sessions, day, days } = data;
  const page = pageOf(kind);
  const title = kind?.plural ?? m.programme.title;
  const intro = kind === null ? m.programme.intro : kind.intro;
  const happening = nowAndNext(data.todaysSessions, settings.days, now);

  const breadcrumbs =
    kind === null
      ? [{ label: title }]
      : [{ label: m.programme.breadcrumb, to: listPath(null) }, { label: title }];

  if (data.isProgrammeEmpty) {
    return (
      <Workspace
        title={title}
        breadcrumbs={breadcrumbs}
        tabs={kind !== null && <SectionTabs current={kind} sections={sections} />}
      >
        <NothingYet
          icon="calendar-days"
          title={kind === null ? m.programme.empty.nothing : m.programme.empty.nothingOf(title)}
        />
      </Workspace>
    );
  }

  const hrefOf = (list: typeof state.list) => programmeHref(page.path, { ...state, list });
  const filters = activeFilters(facets, programmeFacets, (facet, value) =>
    hrefOf(withoutValue(state.list, facet, value)),
  );
  if (state.list.q !== '') {
    filters.unshift({ label: m.listing.queryChip(state.list.q), to: hrefOf({ ...state.list, q: '' }) });
  }
  const clearTo = hrefOf(cleared(programmeList, state.list));
  const count =
    day === null
      ? m.programme.count(sessions.length)
      : m.programme.countOnDay(sessions.length, m.format.day(day, 'long-without-year'));

  return (
    <Workspace
      title={title}
      // During the fair, what is on now replaces the introduction. Above a timetable it would only push that down.
      intro={
        happening || state.view === 'timetable' || intro === '' ? undefined : (
          <p className="max-md:sr-only">{intro}</p>
        )
      }
      breadcrumbs={breadcrumbs}
      tabs={
        <>
          <SectionTabs current={kind} sections={sections} />
          {happening && <NowAndNext content={happening} now={now} linkState={linkState} />}
        </>
      }
      filters={<ProgrammeFilters page={page} data={data} />}
      activeFilters={filters.length}
      isWide={state.view === 'timetable'}
      bar={
        <DaySwitcher
          path={page.path}
          state={state}
          days={days}
          total={state.view === 'timetable' ? null : data.totalOfAllDays}
          today={data.today}
        />
      }
      beside={
        <>
          {/* On a phone the days and their headings say it. */}
          <ResultCount text={count} className="max-lg:sr-only" />
          <ViewSwitcher page={page} state={state} />
        </>
      }
      toolbar={filters.length > 0 && <ActiveFilters filters={filters} clearTo={clearTo} />}
    >
      {sessions.length === 0 ? (
        <ProgrammeEmpty
          isFiltered={filters.length > 0}
          isElsewhere={data.totalOfAllDays > 0}
          clearTo={clearTo}
          allDaysTo={programmeHref(page.path, { ...state, day: everyDay, view: 'agenda' })}
        />
      ) : state.view === 'timetable' && day !== null ? (
        <TimetableView
          sessions={sessions}
          day={day}
          now={now}
          room={state.room}
          hrefOf={(room) => programmeHref(page.path, { ...state, room })}
          linkState={linkState}
        />
      ) : state.view === 'themes' ? (
        <ThemeView sessions={sessions} now={now} showDay={day === null} linkState={linkState} />
      ) : (
        <AgendaView sessions={sessions} now={now} linkState={linkState} />
      )}
      {sessions.length > 0 && (
        <FileLinks
          href={programmeHref(page.path, state)}
          endings={endings}
          others={kind === null ? scheduleLinks(m.programme) : []}
        />
      )}
    </Workspace>
  );
}

/** The whole programme for other programs, whatever is selected. */
function scheduleLinks({ schedule }: Messages['programme']) {
  return [
    { to: '/programma/schedule.json', label: schedule.json },
    { to: '/programma/schedule.xml', label: schedule.xml },
  ];
}
