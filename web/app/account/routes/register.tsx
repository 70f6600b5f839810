import { register } from '../../cms/account';
import { cmsFor } from '../../cms/context.server';
import { listProviders } from '../../cms/account';
import type { RouteHandle } from '../../layouts/handle';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { PasswordField } from '../../ui/password-field';
import { SiteLink } from '../../ui/site-link';
import { TextField } from '../../ui/text-field';
import { AccountEntrance } from '../account-entrance';
import { AccountForm } from '../account-form';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { fieldsOf, signedIn, submit } from '../form.server';
import { nextPage } from '../next-page';
import { ProviderButtons } from '../provider-buttons';
import { shortestPassword } from '../password-rule';
import { accountSchemas } from '../schemas';
import { requireSignedOut } from '../user.server';
import type { Route } from './+types/register';

export const handle: RouteHandle = { layout: 'default' };

export async function loader({ request, url }: Route.LoaderArgs) {
  const next = nextPage(url.searchParams.get('naar'));
  requireSignedOut(request, next);
  const providers = await listProviders(cmsFor(request)).catch(() => []);
  return { next, providers };
}

export async function action({ request, url }: Route.ActionArgs) {
  const m = messagesFor(localeOf(url.pathname));
  const next = nextPage(url.searchParams.get('naar'));
  return submit(request, url, {
    form: 'registreren',
    fields: await fieldsOf(request),
    m,
    schema: accountSchemas(m).register,
    act: async (values, cms) =>
      signedIn(request, await register(cms, values), next ?? '/account?gedaan=registratie'),
  });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/registreren', (m) => m.register.title, matches[0].loaderData);
}

export default function Register({ loaderData: { next, providers }, actionData }: Route.ComponentProps) {
  const m = useMessages().account;
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
        <AccountForm form="registreren" answer={actionData} submit={m.register.submit}>
          {(field) => (
            <>
              <TextField
                {...field('name')}
                label={m.name}
                hint={m.register.nameHint}
                autoComplete="name"
                required
                maxLength={100}
              />
              <TextField
                {...field('email')}
                label={m.email}
                type="email"
                autoComplete="username"
                required
                maxLength={254}
              />
              <PasswordField
                {...field('password')}
                label={m.password}
                hint={m.passwordHint(shortestPassword)}
                autoComplete="new-password"
                required
              />
              <p className="text-sm">
                <SiteLink to="/privacy" className="text-action-ink underline underline-offset-4">
                  {m.register.privacy}
                </SiteLink>
              </p>
            </>
          )}
        </AccountForm>
        <ProviderButtons providers={providers} answer={undefined} query={query} />
      </div>
    </AccountEntrance>
  );
}
