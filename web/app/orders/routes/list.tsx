import type { RouteHandle } from '../../shell/layouts/handle';
import { catalogueMeta } from '../catalogue-meta';
import { CataloguePage } from '../catalogue-page';
import { loadCatalogue } from '../catalogue.server';
import { listParams } from '../../listing/request/search-params';
import { catalogueDefinition } from '../select';
import type { Route } from './+types/list';

export const handle: RouteHandle = { layout: 'default', cache: { params: listParams(catalogueDefinition) } };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCatalogue(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return catalogueMeta(loaderData, matches[0].loaderData);
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  return <CataloguePage data={loaderData} />;
}
