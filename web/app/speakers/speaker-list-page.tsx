import { CardGridSkeleton } from '../exhibitors/list/card-grid-skeleton';
import { Workspace } from '../shell/layouts/workspace';
import { ActiveFilters, activeFilters } from '../listing/facets/active-filters';
import { useListOrigin } from '../listing/request/list-back';
import { NothingYet } from '../listing/nothing-yet';
import { FileLinks } from '../listing/files/file-links';
import { tableEndings } from '../listing/files/list-file';
import { ListSummary } from '../listing/list-summary';
import { ListPagination } from '../listing/request/list-pagination';
import { usePendingList } from '../listing/request/pending-list';
import { cleared, isNarrowed, listHref, withoutValue } from '../listing/request/search-params';
import { useMessages } from '../messages/messages';
import { NoSpeakers } from './no-speakers';
import { listPath, speakerList } from './select';
import { SpeakerCard } from './speaker-card';
import { SpeakerFilters, SpeakerSearch } from './speaker-filters';
import type { SpeakerListData } from './speaker-data';

const firstScreen = 4;

const isListPath = (pathname: string) => pathname === listPath;

export function SpeakerListPage({ data: { state, facets, shown } }: { data: SpeakerListData }) {
  const { speakers: m, listing } = useMessages();
  const origin = useListOrigin(listPath);
  const pending = usePendingList(isListPath);
  const breadcrumbs = [{ label: m.title }];

  if (shown.total === 0 && !isNarrowed(state)) {
    return (
      <Workspace title={m.title} breadcrumbs={breadcrumbs}>
        <NothingYet icon="mic" title={m.empty.nobody} />
      </Workspace>
    );
  }

  const clearTo = listHref(listPath, speakerList, cleared(speakerList, state));

  const chips = activeFilters(facets, speakerList.facets, (facet, value) =>
    listHref(listPath, speakerList, withoutValue(state, facet, value)),
  );
  const withoutQuery = listHref(listPath, speakerList, { ...state, q: '', page: 1 });
  const filters =
    state.q === '' ? chips : [{ label: listing.queryChip(state.q), to: withoutQuery }, ...chips];

  return (
    <Workspace
      title={m.title}
      intro={m.intro}
      breadcrumbs={breadcrumbs}
      filters={<SpeakerFilters state={state} facets={facets} />}
      activeFilters={chips.length}
      bar={
        <div className="workspace-search">
          <SpeakerSearch state={state} />
        </div>
      }
      beside={
        <ListSummary
          pathname={listPath}
          definition={speakerList}
          state={state}
          shown={shown}
          text={m.count(shown.total)}
          sorts={m.sorts}
        />
      }
      toolbar={filters.length > 0 && <ActiveFilters filters={filters} clearTo={clearTo} />}
    >
      <section aria-labelledby="results" aria-busy={pending}>
        <h2 id="results" className="sr-only">
          {m.resultsTitle}
        </h2>
        {pending ? (
          <CardGridSkeleton count={Math.max(6, shown.items.length)} />
        ) : shown.total === 0 ? (
          <NoSpeakers state={state} clearTo={clearTo} />
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {shown.items.map((speaker, index) => (
              <li key={speaker.publicId}>
                <SpeakerCard speaker={speaker} linkState={origin} priority={index < firstScreen} />
              </li>
            ))}
          </ul>
        )}
        <ListPagination
          pathname={listPath}
          definition={speakerList}
          state={state}
          shown={shown}
          className="mt-10"
        />
        {shown.total > 0 && (
          <FileLinks href={listHref(listPath, speakerList, { ...state, page: 1 })} endings={tableEndings} />
        )}
      </section>
    </Workspace>
  );
}
