import { useListOrigin } from '../listing/request/list-back';
import { AgendaView } from '../programme/list/views/agenda-view';
import { editionPath } from '../site/detail-paths';
import type { PastProgrammeData } from './edition.server';
import { PastList } from './past-list';

export default function PastProgrammePage({ data: { edition, sessions } }: { data: PastProgrammeData }) {
  const origin = useListOrigin(editionPath(edition.year, 'programma'));
  return (
    <PastList edition={edition} list="programma" total={sessions.length}>
      <AgendaView sessions={sessions} linkState={origin} />
    </PastList>
  );
}
