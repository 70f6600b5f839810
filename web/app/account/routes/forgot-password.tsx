import { data } from 'react-router';
import { FormGuard } from '../../form-engine/guard/form-guard';
import { forgotPassword } from '../../content/types/account';
import { fieldsOf } from '../../form-engine/form.server';
import { SiteForm } from '../../form-engine/site-form';
import type { RouteHandle } from '../../shell/layouts/handle';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { Heading } from '../../ui/text/heading';
import { AccountEntrance } from '../account-entrance';
import { accountForms, useAccountForms } from '../account-forms';
import { submit } from '../account-forms.server';
import { accountMeta, ownPageHeaders } from '../account-meta';
import type { Route } from './+types/forgot-password';

export const handle: RouteHandle = { layout: 'default' };

/** Loads nothing, but the request lets editors' redirects work. */
export function loader() {
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const m = messagesFor(localeOf(url.pathname));
  return submit(context, url, {
    form: accountForms(m).forgot,
    fields: await fieldsOf(request),
    m,
    act: async ({ email }, cms, captcha) => {
      await forgotPassword(cms, email, captcha);
      return data({ sentTo: email });
    },
  });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/wachtwoord-vergeten', (m) => m.forgot.title, matches[0].loaderData);
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const m = useMessages().account;
  const { forgot } = useAccountForms();
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : null;
  const response = actionData && 'form' in actionData ? actionData : undefined;
  if (sentTo !== null) {
    return (
      <AccountEntrance title={m.forgot.title}>
        <div role="status">
          <Heading level={2} size="subheading">
            {m.forgot.sentTitle}
          </Heading>
          <p className="mt-3">{m.forgot.sent(sentTo)}</p>
          <p className="mt-3 text-ink-soft">{m.forgot.notCome}</p>
        </div>
        <ButtonLink to="/wachtwoord-vergeten" tone="secondary" className="mt-6">
          {m.forgot.again}
        </ButtonLink>
      </AccountEntrance>
    );
  }
  return (
    <AccountEntrance title={m.forgot.title} intro={m.forgot.intro}>
      <SiteForm form={forgot} response={response} submit={m.forgot.submit} icon="mail">
        {(field) => (
          <>
            {field('email')}
            <FormGuard action="forgot_password" form="forgot_password" />
          </>
        )}
      </SiteForm>
    </AccountEntrance>
  );
}
