import { pageMeta } from '../../meta/page-meta';
import { messagesFor } from '../../messages/messages';
import type { RouteHandle } from '../../shell/layouts/handle';
import { MyProgrammePage } from '../my-programme-page';
import { loadOffer } from '../saveable.server';
import { path } from '../paths';
import type { Route } from './+types/my-programme';

export const handle: RouteHandle = { layout: 'default', cache: { params: [] } };

export function loader({ context }: Route.LoaderArgs) {
  return loadOffer(context);
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { ownProgramme: own } = messagesFor(site.locale);
  return pageMeta({ title: own.title, description: own.intro, path, noIndex: true }, site);
}

export default function MyProgramme({ loaderData }: Route.ComponentProps) {
  return <MyProgrammePage offer={loaderData} />;
}
