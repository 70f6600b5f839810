import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { CheckInPage } from '../check-in/check-in-page';
import { ownHeaders } from '../headers';
import type { Route } from './+types/check-in';

export const handle: RouteHandle = { layout: 'empty', camera: true };

/** Its HTML is the same for every crew: the secret of the link stays in the browser. */
export function loader() {
  return null;
}

export function headers() {
  return ownHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).visitors.checkIn;
  return pageMeta({ title, path: '/inchecken', noIndex: true }, site);
}

export default function CheckIn() {
  return <CheckInPage />;
}
