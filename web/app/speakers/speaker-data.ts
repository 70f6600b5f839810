import { listedSpeaker } from '../content/types/listed';
import type { SessionSummary } from '../content/types/session';
import type { SpeakerSummary } from '../content/types/speaker';
import { limitMarks } from '../listing/featured';
import { paginate } from '../listing/request/paginate';
import { selectSpeakers, type SpeakerListState } from './select';
import { withSessionCount } from './sessions';

export const speakersPerPage = 24;

/**
 * Data of the list page, on the server and on a device without reception; null for a page that does not
 * exist.
 * @param all every speaker, by name
 */
export function speakerData(
  state: SpeakerListState,
  all: readonly SpeakerSummary[],
  sessions: readonly Pick<SessionSummary, 'speakers'>[],
) {
  const { speakers, facets } = selectSpeakers(all, state);
  const shown = paginate(speakers, state.page, speakersPerPage);
  return (
    shown && {
      state,
      facets,
      shown: { ...shown, items: withSessionCount(limitMarks(shown.items).map(listedSpeaker), sessions) },
    }
  );
}

export type SpeakerListData = NonNullable<ReturnType<typeof speakerData>>;
