import { ExhibitorCard } from '../exhibitors/exhibitor-card';
import { useListOrigin } from '../listing/request/list-back';
import { ListPagination } from '../listing/request/list-pagination';
import { editionPath } from '../site/detail-paths';
import { archiveList } from './archive-list';
import type { PastExhibitorsData } from './edition.server';
import { PastList } from './past-list';

export default function PastExhibitorsPage({
  data: { edition, state, shown },
}: {
  data: PastExhibitorsData;
}) {
  const pathname = editionPath(edition.year, 'standhouders');
  const origin = useListOrigin(pathname);
  return (
    <PastList edition={edition} list="standhouders" total={shown.total}>
      <ul className="exhibitor-grid">
        {shown.items.map((exhibitor) => (
          <li key={exhibitor.publicId}>
            <ExhibitorCard exhibitor={exhibitor} level={2} linkState={origin} isPast />
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
