import { cmsFor } from '../content/client/context.server';
import { submitContentForm } from '../content-forms/submit-form.server';
import { findPage } from '../content/types/page/page';
import { notFound } from '../errors/page-errors';
import { languagesOf } from '../messages/locale';
import { fairThings, linkedData } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';
import type { RouteHandle } from '../shell/layouts/handle';
import type { Route } from './+types/home';
import { ContentPage } from './content-page';

export const handle: RouteHandle = { layout: 'default', cache: { params: [] }, form: { files: 'content' } };

/** The front page: the page with the slug `home`, built from blocks like any other. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await findPage(cmsFor(context), 'home');
  if (!page) throw notFound(url);
  return { page };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return submitContentForm(context, request, url, 'home');
}

export function meta({ loaderData: { page }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title, seo } = page;
  const head = pageMeta({ title, seo, path: '/', languages: languagesOf(page), titleAlone: true }, site);
  return [...head, linkedData(fairThings(site))];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
