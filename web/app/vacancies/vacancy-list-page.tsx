import { useListOrigin } from '../listing/request/list-back';
import { tableEndings } from '../listing/files/list-file';
import { ReadingList } from '../listing/reading-list';
import { useMessages } from '../messages/messages';
import { VacancyCard } from './vacancy-card';
import { listPath, vacancyList } from './vacancy-list';
import type { VacancyListData } from './vacancy-list.server';

export function VacancyListPage({ data: { state, today, shown } }: { data: VacancyListData }) {
  const m = useMessages().vacancies;
  const origin = useListOrigin(listPath);
  return (
    <ReadingList
      pathname={listPath}
      texts={m.list}
      definition={vacancyList}
      state={state}
      shown={shown}
      emptyIcon="briefcase"
      endings={tableEndings}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {shown.items.map((vacancy) => (
          <VacancyCard key={vacancy.publicId} vacancy={vacancy} today={today} linkState={origin} />
        ))}
      </ul>
    </ReadingList>
  );
}
