import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { breadcrumbs, linkedData } from '../../meta/linked-data';
import { pageMeta } from '../../meta/page-meta';
import { loadFaq } from '../faq.server';
import { differInUnfoldedOnly, listPath } from '../faq-list';
import { faqData } from '../faq-data';
import { FaqPage } from '../faq-page';
import { listParams } from '../../listing/request/search-params';
import { faqList } from '../faq-list';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/faq';

export const handle: RouteHandle = { layout: 'default', cache: { params: listParams(faqList) } };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadFaq(context, url);
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
  const { title, seo, state, sections, total } = loaderData;
  const site = matches[0].loaderData;
  return [
    ...pageMeta({ title, seo, path: listPath, noIndex: state.q !== '' && total === 0 }, site),
    linkedData([faqData(sections), breadcrumbs(site, [{ label: title, path: listPath }])]),
  ];
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage data={loaderData} />;
}
