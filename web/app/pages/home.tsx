import { cmsFor } from '../cms/context.server';
import { findPage } from '../cms/page';
import { notFound } from '../errors/not-found';
import { languagesOf } from '../messages/locale';
import type { Route } from './+types/home';
import { ContentPage } from './content-page';
import { fairThings, linkedData } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';

export const handle = { layout: 'default' as const };

/** The front page: the page with the slug `home`, built from blocks like any other. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const page = await findPage(cmsFor(request), 'home');
  if (!page) throw notFound(url);
  return { page };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { page } = loaderData;
  const { title, seo } = page;
  const site = matches[0].loaderData;
  const head = pageMeta({ title, seo, path: '/', languages: languagesOf(page), titleAlone: true }, site);
  return [...head, linkedData(fairThings(site))];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
