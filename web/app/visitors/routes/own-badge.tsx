import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import type { RouteHandle } from '../../shell/layouts/handle';
import { badgePagePath } from '../paths';
import type { Route } from './+types/own-badge';

const OwnBadgePage = lazyHydrate(() => import('../own-badge-page'));

/** It is the same for every visitor: the badge is on their device. */
export const handle: RouteHandle = { layout: 'default', cache: { params: [] } };

export const loader = () => null;

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).visitors.ownBadge;
  return pageMeta({ title, path: badgePagePath, noIndex: true }, site);
}

export default function OwnBadge() {
  return <OwnBadgePage />;
}
