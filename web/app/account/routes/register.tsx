import { FormGuard } from '../../form-engine/guard/form-guard';
import { register } from '../../content/types/account';
import { fieldsOf } from '../../form-engine/form.server';
import { SiteForm } from '../../form-engine/site-form';
import type { RouteHandle } from '../../shell/layouts/handle';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { SiteLink } from '../../ui/links/site-link';
import { AccountEntrance } from '../account-entrance';
import { accountForms, useAccountForms } from '../account-forms';
import { signedIn, submit } from '../account-forms.server';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { loadEntrance } from '../entrance.server';
import { nextPage } from '../next-page';
import { ProviderButtons } from '../oauth/provider-buttons';
import type { Route } from './+types/register';

export const handle: RouteHandle = { layout: 'default' };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadEntrance(context, url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const m = messagesFor(localeOf(url.pathname));
  const next = nextPage(url.searchParams.get('naar'));
  return submit(context, url, {
    form: accountForms(m).register,
    fields: await fieldsOf(request),
    m,
    act: async (values, cms, captcha) =>
      signedIn(context, await register(cms, values, captcha), next ?? '/account?gedaan=registratie'),
  });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/registreren', (m) => m.register.title, matches[0].loaderData);
}

export default function Register({ loaderData: { next, providers }, actionData }: Route.ComponentProps) {
  const m = useMessages().account;
  const { register: form } = useAccountForms();
  const query = next === null ? '' : `?naar=${encodeURIComponent(next)}`;
  return (
    <AccountEntrance
      title={m.register.title}
      intro={m.register.intro}
      aside={
        <p>
          {m.register.haveOne}{' '}
          <SiteLink to={`/inloggen${query}`} className="text-action-ink underline underline-offset-4">
            {m.signIn.title}
          </SiteLink>
        </p>
      }
    >
      <div className="grid gap-6">
        <SiteForm form={form} response={actionData} submit={m.register.submit}>
          {(field) => (
            <>
              {form.fields.map(({ name }) => field(name))}
              <FormGuard action="register" form="register" />
              <p className="text-sm">
                <SiteLink to="/privacy" className="text-action-ink underline underline-offset-4">
                  {m.register.privacy}
                </SiteLink>
              </p>
            </>
          )}
        </SiteForm>
        <ProviderButtons providers={providers} response={undefined} query={query} />
      </div>
    </AccountEntrance>
  );
}
