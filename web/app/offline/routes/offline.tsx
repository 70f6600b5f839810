import { pageMeta } from '../../meta/page-meta';
import { messagesFor } from '../../messages/messages';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/offline';

export { default } from '../offline-page';

/** It is stored on devices, once: what it replaces stands in its address, which changes nothing of it on the server. */
export const handle: RouteHandle = {
  layout: 'default',
  cache: { params: ['van', 'hier'] },
  statistics: false,
};

/** Nothing of it comes from the server, but the question whether editors gave its path a redirect. */
export const loader = () => null;

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta(
    { title: messagesFor(site.locale).ownProgramme.offline.title, path: '/offline', noIndex: true },
    site,
  );
}
