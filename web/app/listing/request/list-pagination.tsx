import { later } from '../../rendering/hydration/later';
import { Pagination } from '../../ui/links/pagination';
import type { ListPage } from './paginate';
import { listHref, type ListDefinition, type ListState } from './search-params';

const LazyPagination = later(
  import.meta.env.SSR ? Pagination : null,
  async () => (await import('../../ui/links/pagination')).Pagination,
);

/** Links to the pages of a list, each with everything else of its state. */
export function ListPagination<Facet extends string, Sort extends string>({
  pathname,
  definition,
  state,
  shown,
  className,
}: {
  pathname: string;
  definition: ListDefinition<Facet, Sort>;
  state: ListState<Facet, Sort>;
  shown: Pick<ListPage<unknown>, 'page' | 'pages'>;
  className?: string;
}) {
  return (
    <LazyPagination
      page={shown.page}
      pages={shown.pages}
      toPage={(page) => listHref(pathname, definition, { ...state, page })}
      className={className}
    />
  );
}
