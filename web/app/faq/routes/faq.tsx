import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '../../meta/page-meta';
import { loadFaq } from '../faq.server';
import { differInUnfoldedOnly, LIST_PATH } from '../faq-list';
import { FaqPage } from '../faq-page';
import type { Route } from './+types/faq';

export const handle = { layout: 'default' as const };

export function loader({ request, url }: Route.LoaderArgs) {
  return loadFaq(request, url);
}

/** All answers are on the page already: unfolding one asks the server for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href && differInUnfoldedOnly(currentUrl, nextUrl)
    ? false
    : defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, seo, state, total } = loaderData;
  return pageMeta(
    { title, seo, path: LIST_PATH, noIndex: state.q !== '' && total === 0 },
    matches[0].loaderData,
  );
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage data={loaderData} />;
}
