import { Workspace } from '../../shell/layouts/workspace';
import { ActiveFilters, activeFilters } from '../../listing/facets/active-filters';
import { useListOrigin } from '../../listing/request/list-back';
import { NothingYet } from '../../listing/nothing-yet';
import { FileLinks } from '../../listing/files/file-links';
import { tableEndings } from '../../listing/files/list-file';
import { ListSummary } from '../../listing/list-summary';
import { ListPagination } from '../../listing/request/list-pagination';
import { usePendingList } from '../../listing/request/pending-list';
import { cleared, isNarrowed, listHref, withoutValue } from '../../listing/request/search-params';
import { useMessages } from '../../messages/messages';
import { CardGridSkeleton } from './card-grid-skeleton';
import { ExhibitorFilters } from './exhibitor-filters';
import { NoExhibitors } from './no-exhibitors';
import { ExhibitorCard } from '../exhibitor-card';
import type { ExhibitorListData } from './exhibitor-data';
import { isListPath, exhibitorListPath, listPath } from '../kinds';
import { KindTabs } from './kind-tabs';
import { ExhibitorSearch } from './exhibitor-search';
import { exhibitorList, exhibitorFacets } from './select';

/** How many cards may be in sight on a large screen; see rendering/paint. */
const seenFirst = 9;

export default function ExhibitorListPage({ data }: { data: ExhibitorListData }) {
  const m = useMessages();
  const { kind, state, facets, kinds, total, shown } = data;
  const origin = useListOrigin(exhibitorListPath);
  const pending = usePendingList(isListPath);
  const pathname = listPath(kind);
  const title = kind === null ? m.exhibitors.title : kind.plural;
  const breadcrumbs =
    kind === null
      ? [{ label: title }]
      : [{ label: m.exhibitors.title, to: exhibitorListPath }, { label: title }];
  const tabs = kinds.length > 0 && <KindTabs current={kind} state={state} kinds={kinds} total={total} />;

  if (shown.total === 0 && !isNarrowed(state)) {
    return (
      <Workspace title={title} breadcrumbs={breadcrumbs} tabs={total > 0 && tabs}>
        <NothingYet icon="store" title={m.exhibitors.empty.nobody(title)} />
      </Workspace>
    );
  }

  const clearTo = listHref(pathname, exhibitorList, cleared(exhibitorList, state));

  const chips = activeFilters(
    facets,
    exhibitorFacets.filter((facet) => kind === null || facet !== 'soort'),
    (facet, value) => listHref(pathname, exhibitorList, withoutValue(state, facet, value)),
  );
  const withoutQuery = listHref(pathname, exhibitorList, { ...state, q: '', page: 1 });
  const filters =
    state.q === '' ? chips : [{ label: m.listing.queryChip(state.q), to: withoutQuery }, ...chips];

  return (
    <Workspace
      title={title}
      intro={kind === null ? m.exhibitors.intro : kind.intro}
      breadcrumbs={breadcrumbs}
      tabs={tabs}
      filters={<ExhibitorFilters kind={kind} state={state} facets={facets} />}
      activeFilters={chips.length}
      bar={
        <div className="workspace-search">
          <ExhibitorSearch kind={kind} state={state} />
        </div>
      }
      beside={
        <ListSummary
          pathname={pathname}
          definition={exhibitorList}
          state={state}
          shown={shown}
          text={m.exhibitors.count(shown.total)}
          sorts={m.exhibitors.sorts}
        />
      }
      toolbar={filters.length > 0 && <ActiveFilters filters={filters} clearTo={clearTo} />}
    >
      <section aria-labelledby="results" aria-busy={pending}>
        <h2 id="results" className="sr-only">
          {m.exhibitors.resultsTitle}
        </h2>
        {pending ? (
          <CardGridSkeleton count={Math.max(6, shown.items.length)} />
        ) : shown.total === 0 ? (
          <NoExhibitors kind={kind} state={state} clearTo={clearTo} />
        ) : (
          <ul className="exhibitor-grid">
            {shown.items.map((exhibitor, index) => (
              <li key={exhibitor.publicId} className={index < seenFirst ? undefined : 'below-the-fold'}>
                <ExhibitorCard exhibitor={exhibitor} linkState={origin} />
              </li>
            ))}
          </ul>
        )}
        <ListPagination
          pathname={pathname}
          definition={exhibitorList}
          state={state}
          shown={shown}
          className="mt-10"
        />
        {shown.total > 0 && (
          <FileLinks href={listHref(pathname, exhibitorList, { ...state, page: 1 })} endings={tableEndings} />
        )}
      </section>
    </Workspace>
  );
}
