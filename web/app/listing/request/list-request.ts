import { data } from 'react-router';
import { notFound, type PageError } from '../../errors/page-errors';
import type { Messages } from '../../messages/nl';
import { paginate, type ListPage } from './paginate';
import { InvalidListState, parseListState, type ListDefinition, type ListState } from './search-params';

/**
 * The state of a list, for loaders. The one place that decides what a malformed query answers: 400 with a
 * sentence that says what is wrong.
 */
export function readListState<Facet extends string, Sort extends string>(
  url: URL,
  definition: ListDefinition<Facet, Sort>,
  messages: Messages,
): ListState<Facet, Sort> {
  try {
    return parseListState(definition, url.searchParams);
  } catch (error) {
    if (!(error instanceof InvalidListState)) throw error;
    throw badListRequest(messages.listing.invalid[error.reason]);
  }
}

export function badListRequest(message: string) {
  return data<PageError>({ message }, { status: 400, statusText: 'Bad Request' });
}

/** A page of a list, for loaders; a page beyond the last one does not exist and answers 404. */
export function pageOrNotFound<Item>(
  url: URL,
  items: readonly Item[],
  page: number,
  perPage: number,
): ListPage<Item> {
  const found = paginate(items, page, perPage);
  if (found === null) throw notFound(url);
  return found;
}
