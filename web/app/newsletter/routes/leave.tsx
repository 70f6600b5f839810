import { anonymousCms } from '../../content/client/context.server';
import { leaveNewsletter } from '../../content/types/newsletter';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { followLink, linkStateOf } from '../link-action.server';
import { LinkPage } from '../link-page';
import { linkHeaders } from '../link-headers';
import type { Route } from './+types/leave';

/** The query parameter in our mails: cms/src/newsletter/emails.ts. */
const secretIn = (url: URL) => url.searchParams.get('token') ?? '';

/** Mail programs press the link themselves, from anywhere (RFC 8058): its signed token is the proof, not who sends it. */
export const handle: RouteHandle = { layout: 'default', form: { isOpenToAll: true } };

export function loader({ url }: Route.LoaderArgs) {
  return linkStateOf(secretIn(url), /^[\w-]{22}\.[\w-]{22}$/);
}

export function action({ context, url }: Route.ActionArgs) {
  return followLink(() => leaveNewsletter(anonymousCms(context), secretIn(url)));
}

export function headers() {
  return linkHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).newsletter.leave;
  return pageMeta({ title, path: '/nieuwsbrief/afmelden', noIndex: true }, site);
}

export default function LeaveNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkPage what="leave" state={(actionData ?? loaderData).state} isAnswer={actionData !== undefined} />
  );
}
