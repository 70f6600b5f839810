import { data } from 'react-router';
import { resetPassword } from '../../content/types/account';
import { fieldsOf } from '../../form-engine/form.server';
import { SiteForm } from '../../form-engine/site-form';
import type { RouteHandle } from '../../shell/layouts/handle';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { Heading } from '../../ui/text/heading';
import { AccountEntrance } from '../account-entrance';
import { accountForms, useAccountForms } from '../account-forms';
import { signedIn, submit } from '../account-forms.server';
import { accountMeta, ownPageHeaders } from '../account-meta';
import type { Route } from './+types/reset-password';

export const handle: RouteHandle = { layout: 'default' };

/** Checks only that the URL has a code. Codes work once, so whether it is valid shows when it is used. */
export function loader({ url }: Route.LoaderArgs) {
  const code = url.searchParams.get('code') ?? '';
  return data({ code: /^[\w-]{1,200}$/.test(code) ? code : null }, { status: code === '' ? 400 : 200 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const m = messagesFor(localeOf(url.pathname));
  return submit(context, url, {
    form: accountForms(m).reset,
    fields: await fieldsOf(request),
    m,
    act: async ({ code, password }, cms) =>
      signedIn(context, await resetPassword(cms, code, password), '/account?gedaan=wachtwoord'),
    onRejected: ({ reason }) =>
      /code/i.test(reason)
        ? { problem: m.account.reset.unusable, errors: { code: m.account.reset.unusable } }
        : null,
  });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/wachtwoord-herstellen', (m) => m.reset.title, matches[0].loaderData);
}

export default function ResetPassword({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const m = useMessages().account;
  const { reset } = useAccountForms();
  if (code === null || actionData?.errors.code) {
    return (
      <AccountEntrance title={m.reset.title}>
        <div role={actionData ? 'alert' : undefined}>
          <Heading level={2} size="subheading">
            {m.reset.unusableTitle}
          </Heading>
          <p className="mt-3">{m.reset.unusable}</p>
        </div>
        <ButtonLink to="/wachtwoord-vergeten" className="mt-6">
          {m.reset.again}
        </ButtonLink>
      </AccountEntrance>
    );
  }
  return (
    <AccountEntrance title={m.reset.title} intro={m.reset.intro}>
      <SiteForm form={reset} response={actionData} defaultValues={{ code }} submit={m.reset.submit} />
    </AccountEntrance>
  );
}
