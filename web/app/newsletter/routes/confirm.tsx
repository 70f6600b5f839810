import { anonymousCms } from '../../content/client/context.server';
import { confirmNewsletter } from '../../content/types/newsletter';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { followLink, linkStateOf } from '../link-action.server';
import { LinkPage } from '../link-page';
import { linkHeaders } from '../link-headers';
import type { Route } from './+types/confirm';

/** The query parameter in our mails: cms/src/newsletter/emails.ts. */
const secretIn = (url: URL) => url.searchParams.get('code') ?? '';

export const handle: RouteHandle = { layout: 'default' };

export function loader({ url }: Route.LoaderArgs) {
  return linkStateOf(secretIn(url), /^[0-9a-z]{8,9}-[\w-]{43}$/);
}

export function action({ context, url }: Route.ActionArgs) {
  return followLink(() => confirmNewsletter(anonymousCms(context), secretIn(url)));
}

export function headers() {
  return linkHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).newsletter.confirm;
  return pageMeta({ title, path: '/nieuwsbrief/bevestigen', noIndex: true }, site);
}

export default function ConfirmNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkPage what="confirm" state={(actionData ?? loaderData).state} isAnswer={actionData !== undefined} />
  );
}
