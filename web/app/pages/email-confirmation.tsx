import { ownPageHeaders } from '../account/account-meta';
import { confirmAccountEmail, loadEmailConfirmation } from '../account/oauth/email-confirmation.server';
import { ConfirmEmail } from '../account/oauth/email-confirmation';
import { fieldsOf } from '../form-engine/form.server';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import type { RouteHandle } from '../shell/layouts/handle';
import { ConfirmVisit } from '../visitors/confirm-visit';
import { confirmVisitFrom } from '../visitors/confirm-visit.server';
import { visitTokenIn, visitTokenName } from '../visitors/visit-token';
import type { Route } from './+types/email-confirmation';

export const handle: RouteHandle = { layout: 'default' };

/**
 * The landing page of links in e-mails: of an account, and of a registration as a visitor. Confirming needs a click, because
 * mail scanners open links too.
 */
export function loader({ url }: Route.LoaderArgs) {
  return visitTokenIn(url) === null ? loadEmailConfirmation(url) : null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  return fields.has(visitTokenName)
    ? confirmVisitFrom(context, fields)
    : confirmAccountEmail(context, fields);
}

export const headers = ownPageHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { email, visit } = messagesFor(site.locale).authCallbacks;
  const { title } = loaderData === null ? visit : email;
  return pageMeta({ title, path: '/email-valideren', noIndex: true }, site);
}

export default function EmailConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData === null) return <ConfirmVisit failed={actionData?.state === 'unusable'} />;
  const answer =
    actionData?.state === 'confirmed' || actionData?.state === 'unusable' ? actionData.state : null;
  return (
    <ConfirmEmail state={answer ?? loaderData.state} code={loaderData.code} isAnswered={answer !== null} />
  );
}
