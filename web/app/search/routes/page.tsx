import { cmsFor } from '../../content/client/context.server';
import { maxHits } from '../limits';
import { searchFor } from '../search.server';
import { searchMeta } from '../search-meta';
import { SearchPage } from '../search-page';
import type { Route } from './+types/page';

export function loader({ context, url }: Route.LoaderArgs) {
  return searchFor(cmsFor(context).locale, url, maxHits);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return searchMeta(loaderData, matches[0].loaderData);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
