import type { MetaDescriptor } from 'react-router';
import { cmsFor } from '../../content/client/context.server';
import { localeOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { searchPath } from '../index/paths';
import { maxHits } from '../limits';
import { searchFor } from '../search.server';
import { SearchPage } from '../search-page';
import type { Route } from './+types/page';

export function loader({ context, url }: Route.LoaderArgs) {
  return searchFor(cmsFor(context).locale, url, maxHits);
}

/** Without a connection the device answers. The server's own errors are shown as they are. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // `fetch` rejects with a TypeError when there is no connection.
    if (!(error instanceof TypeError)) throw error;
    const { pathname, searchParams } = new URL(request.url);
    const { searchOnDevice } = await import('../search-on-device');
    return searchOnDevice(localeOf(pathname), searchParams.get('q') ?? '');
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return searchMeta(loaderData, matches[0].loaderData);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}

type Site = NonNullable<Parameters<typeof pageMeta>[1]> & { locale: string };

function searchMeta(data: { query: string } | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const m = messagesFor(site?.locale ?? 'nl');
  const title = m.search.pageTitle(data.query);
  return pageMeta({ title, description: m.search.intro, path: searchPath, noIndex: true }, site);
}
