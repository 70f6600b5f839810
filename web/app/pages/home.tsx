import { cmsFor } from '../content/client/context.server';
import { findPage } from '../content/types/page/page';
import { notFound } from '../errors/page-errors';
import type { RouteHandle } from '../shell/layouts/handle';
import type { Route } from './+types/home';
import { ContentPage } from './content-page';
import { homeMeta } from './home-meta';

export const handle: RouteHandle = { layout: 'default', cache: { params: [] } };

/** The front page: the page with the slug `home`, built from blocks like any other. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await findPage(cmsFor(context), 'home');
  if (!page) throw notFound(url);
  return { page };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return homeMeta(loaderData.page, matches[0].loaderData);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
