import { listedSession } from '../../content/types/listed';
import type { SessionSummary } from '../../content/types/session';
import { isNarrowed } from '../../listing/request/search-params';
import { withPage, type ProgrammePage } from '../pages';
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
  const { ofPage, selection } = selectForPage(page, state, whole, today);

  // "Now and next" is about today as a whole: it disappears once a visitor asks for something else.
  const asksForNow = !isNarrowed(state.list) && state.view === 'agenda' && selection.day === today;
  return {
    kind: page.kind,
    sections: withPage(whole.labels.kinds).map(({ key, plural, slug }) => ({ key, plural, slug })),
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

/** All sessions of a page, and those of them that the address of a list stands for. */
export function selectForPage(
  page: ProgrammePage,
  state: ProgrammeState,
  { sessions, fairDays, labels }: WholeProgramme,
  today: string,
): { ofPage: readonly SessionSummary[]; selection: ProgrammeSelection } {
  const ofPage = page.kind === null ? sessions : sessions.filter(({ kind }) => kind?.key === page.kind?.key);
  return { ofPage, selection: selectProgramme(ofPage, state, { fairDays, today, labels }) };
}

export type ProgrammeListData = ReturnType<typeof programmeData>;
