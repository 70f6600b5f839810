import { redirect } from 'react-router';
import { cmsFor } from '../content/client/context.server';
import { submitContentForm } from '../content-forms/submit-form.server';
import { findFormOnPage, findPage } from '../content/types/page/page';
import { missingPage } from '../search/missing-page.server';
import type { RouteHandle } from '../shell/layouts/handle';
import { languagesOf } from '../messages/locale';

import type { Route } from './+types/page';
import { ContentPage } from './content-page';
import { pageMeta } from '../meta/page-meta';
import { firstPhotoOn } from '../photos/photos-meta';
import { withAlbums } from '../photos/with-albums.server';

type LoaderData = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle<LoaderData> = {
  layout: (data) => data?.page.layout ?? 'default',
  cache: { params: [] },
  form: { files: 'content' },
};

/** Any page an editor made, at its slug. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (params.slug === 'home') throw redirect(`/${url.search}`, 301);
  const cms = cmsFor(context);
  const page = await findPage(cms, params.slug);
  if (!page) throw await missingPage(context, url);
  return { page: await withAlbums(cms, page) };
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  return submitContentForm(context, request, url, (cms, form) => findFormOnPage(cms, params.slug, form));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { page } = loaderData;
  const { title, seo, slug } = page;
  const languages = languagesOf(page);
  const image = firstPhotoOn(page);
  return pageMeta({ title, seo, path: `/${slug}`, languages, image }, matches[0].loaderData);
}

export default function SinglePage({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
