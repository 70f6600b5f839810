import { Pagination } from '../../ui/links/pagination';
import type { ListPage } from './paginate';
import { listHref, type ListDefinition, type ListState } from './search-params';

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
    <Pagination
      page={shown.page}
      pages={shown.pages}
      toPage={(page) => listHref(pathname, definition, { ...state, page })}
      className={className}
    />
  );
}
