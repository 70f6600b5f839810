import { listedSession } from '../../content/types/listed';
import type { SessionSummary } from '../../content/types/session';
import { isNarrowed } from '../../listing/request/search-params';
import type { ProgrammePage } from '../pages';
import type { ProgrammeState } from './list-state';
import { selectProgramme, type FacetLabels, type ProgrammeSelection } from './select';

export interface WholeProgramme {
  sessions: readonly SessionSummary[];
  /** The days of the fair, `YYYY-MM-DD`. */
  fairDays: readonly string[];
  labels: FacetLabels;
}

/**
 * Data of a list page of the programme: on the server, and on a device without reception.
 * @param today in the halls, `YYYY-MM-DD`
 */
export function programmeData(
  page: ProgrammePage,
  state: ProgrammeState,
  whole: WholeProgramme,
  today: string,
) {
  const ofPage = sessionsOf(page, whole);
  const selection = selectForPage(page, state, whole, today);

  // "Now and next" is about today as a whole: it disappears once a visitor asks for something else.
  const asksForNow = !isNarrowed(state.list) && state.view === 'agenda' && selection.day === today;
  return {
    pageKey: page.key,
    state,
    today,
    ...selection,
    sessions: selection.sessions.map(listedSession),
    todaysSessions:
      asksForNow && whole.fairDays.includes(today)
        ? ofPage.filter(({ day }) => day === today).map(listedSession)
        : [],
    isProgrammeEmpty: ofPage.length === 0,
  };
}

/** The sessions that the address of a list stands for, with all that is known of them. */
export function selectForPage(
  page: ProgrammePage,
  state: ProgrammeState,
  whole: WholeProgramme,
  today: string,
): ProgrammeSelection {
  const { fairDays, labels } = whole;
  return selectProgramme(sessionsOf(page, whole), state, { fairDays, today, labels });
}

const sessionsOf = ({ kind }: ProgrammePage, { sessions }: WholeProgramme) =>
  kind === null ? sessions : sessions.filter((session) => session.kind === kind);

export type ProgrammeListData = ReturnType<typeof programmeData>;
