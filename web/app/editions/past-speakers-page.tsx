import { useListOrigin } from '../listing/request/list-back';
import { ListPagination } from '../listing/request/list-pagination';
import { editionPath } from '../site/detail-paths';
import { SpeakerCard } from '../speakers/speaker-card';
import { archiveList } from './archive-list';
import type { PastSpeakersData } from './edition.server';
import { PastList } from './past-list';

export default function PastSpeakersPage({ data: { edition, state, shown } }: { data: PastSpeakersData }) {
  const pathname = editionPath(edition.year, 'sprekers');
  const origin = useListOrigin(pathname);
  return (
    <PastList edition={edition} list="sprekers" total={shown.total}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.items.map((speaker) => (
          <li key={speaker.publicId}>
            <SpeakerCard speaker={speaker} level={2} linkState={origin} marked={false} isPast />
          </li>
        ))}
      </ul>
      <ListPagination
        pathname={pathname}
        definition={archiveList}
        state={state}
        shown={shown}
        className="mt-10"
      />
    </PastList>
  );
}
