import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { cx } from '../ui/cx';
import { EmptyState } from '../ui/layout/empty-state';
import type { IconName } from '../icons/icon-names';
import { PageHeader } from '../ui/layout/page-header';
import { SearchField } from '../ui/form/search-field';
import { ActiveFilters } from './facets/active-filters';
import { FacetChips } from './facets/facet-chips';
import type { FacetValue } from './facets/facets';
import { FilterForm } from './facets/filter-form';
import { FileLinks } from './files/file-links';
import type { Ending } from './files/list-file';
import { NothingYet } from './nothing-yet';
import { ListPagination } from './request/list-pagination';
import type { ListPage } from './request/paginate';
import { usePendingList } from './request/pending-list';
import { ResultCount } from './result-count';
import {
  cleared,
  isNarrowed,
  listHref,
  maxQueryLength,
  serialiseListState,
  withoutValue,
  withValue,
  type ListDefinition,
  type ListState,
} from './request/search-params';

export interface ReadingListTexts {
  title: string;
  intro: string;
  search: string;
  searchPlaceholder: string;
  resultsTitle: string;
  count: (count: number) => string;
  empty: {
    title: string;
    /** The title while there is nothing at all, and words of its own below it. */
    nothing: string;
    nothingText?: string;
    withFilters: string;
    withQuery: (query: string) => string;
    clear: string;
  };
}

export interface ReadingListProps<Facet extends string, Sort extends string> {
  pathname: string;
  texts: ReadingListTexts;
  definition: ListDefinition<Facet, Sort>;
  state: ListState<Facet, Sort>;
  shown: ListPage<unknown>;
  facet?: { name: NoInfer<Facet>; label: string; values: readonly FacetValue[] };
  emptyIcon: IconName;
  endings?: readonly Ending[];
  children: ReactNode;
}

export function ReadingList<Facet extends string, Sort extends string>({
  pathname,
  texts,
  definition,
  state,
  shown,
  facet,
  emptyIcon,
  endings,
  children,
}: ReadingListProps<Facet, Sort>) {
  const m = useMessages();
  const pending = usePendingList((target) => target === pathname);
  const narrowed = isNarrowed(state);
  const breadcrumbs = [{ label: texts.title }];

  if (shown.total === 0 && !narrowed) {
    return (
      <>
        <PageHeader title={texts.title} breadcrumbs={breadcrumbs} />
        <Container className="py-6 lg:py-10">
          <NothingYet icon={emptyIcon} title={texts.empty.nothing} text={texts.empty.nothingText} />
        </Container>
      </>
    );
  }

  const href = (other: ListState<Facet, Sort>) => listHref(pathname, definition, other);
  const clearTo = href(cleared(definition, state));
  const emptyText = state.q === '' ? texts.empty.withFilters : texts.empty.withQuery(state.q);
  return (
    <>
      <PageHeader title={texts.title} intro={texts.intro} breadcrumbs={breadcrumbs}>
        <FilterForm
          single
          action={pathname}
          label={texts.search}
          current={state.q}
          hiddenFields={serialiseListState(definition, { ...state, q: '', page: 1 })}
        >
          <SearchField
            name="q"
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            defaultValue={state.q}
            maxLength={maxQueryLength}
            className="min-w-0 grow"
          />
        </FilterForm>
      </PageHeader>
      <Container className="py-6 lg:py-10">
        {facet && (
          <FacetChips
            label={facet.label}
            values={facet.values}
            hrefWith={(value) => href(withValue(state, facet.name, value))}
            hrefWithout={(value) => href(withoutValue(state, facet.name, value))}
            className="mb-5"
          />
        )}
        <ResultCount
          text={texts.count(shown.total)}
          shown={shown}
          searched={{ query: state.q, total: shown.total }}
        />
        {state.q !== '' && (
          <ActiveFilters
            filters={[{ label: m.listing.queryChip(state.q), to: href({ ...state, q: '', page: 1 }) }]}
            clearTo={clearTo}
            className="mt-3"
          />
        )}
        <section
          aria-labelledby="results"
          aria-busy={pending}
          className={cx('mt-5 transition-opacity', pending && 'opacity-60')}
        >
          <h2 id="results" className="sr-only">
            {texts.resultsTitle}
          </h2>
          {shown.total === 0 && (
            <EmptyState
              level={3}
              icon="filter-x"
              title={texts.empty.title}
              text={<p>{emptyText}</p>}
              action={
                <ButtonLink to={clearTo} icon="rotate-ccw" preventScrollReset>
                  {texts.empty.clear}
                </ButtonLink>
              }
            />
          )}
          {/* The items stay in the page while nothing is found: quantities may be typed in them. */}
          <div hidden={shown.total === 0}>{children}</div>
          <ListPagination
            pathname={pathname}
            definition={definition}
            state={state}
            shown={shown}
            className="mt-10"
          />
          {endings && shown.total > 0 && <FileLinks href={href({ ...state, page: 1 })} endings={endings} />}
        </section>
      </Container>
    </>
  );
}
