import { data } from 'react-router';
import { anonymousCms } from '../../content/client/context.server';
import { rejectionIn } from '../../content/client/rejection';
import { getSharedFigures } from '../../content/types/shared-figures';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { SharedFiguresPage } from '../shared-figures-page';
import type { Route } from './+types/shared';

export const handle: RouteHandle = { layout: 'default' };

/** The query parameter of the links that the admin makes: cms/src/statistics/links/links.ts. */
const linkParam = 'link';
const linkShape = /^[0-9a-z]{8,9}-[\w-]{43}$/;

/** Loads the figures of a link; null with a 404 for one that is wrong, expired or taken back. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const link = url.searchParams.get(linkParam) ?? '';
  const unusable = () => data(null, { status: 404 });
  if (!linkShape.test(link)) return unusable();
  try {
    return data(await getSharedFigures(anonymousCms(context), link));
  } catch (error) {
    if (rejectionIn(error).status === 404) return unusable();
    throw error;
  }
}

/** The URL holds a secret: no cache stores the page, and no other site sees its URL. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).account.sharedFigures;
  return pageMeta({ title, path: '/statistieken', noIndex: true }, site);
}

export default function SharedFiguresRoute({ loaderData }: Route.ComponentProps) {
  return <SharedFiguresPage figures={loaderData} />;
}
