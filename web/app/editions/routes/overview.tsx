import type { RouteHandle } from '../../shell/layouts/handle';
import { workspaceHandle } from '../../shell/layouts/frames';
import { editionMeta } from '../edition-meta';
import { loadEdition } from '../edition.server';
import { EditionPage } from '../edition-page';
import type { Route } from './+types/overview';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: [] } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadEdition(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return editionMeta(loaderData, matches[0].loaderData);
}

export default function PastEdition({ loaderData }: Route.ComponentProps) {
  return <EditionPage data={loaderData} />;
}
