import type { FetcherWithComponents } from 'react-router';
import type { Provider } from '../../content/types/account';
import { useMessages } from '../../messages/messages';
import { buttonClassName } from '../../ui/form/button';
import { PasswordField } from '../../ui/form/password-field';
import { SiteLink } from '../../ui/links/site-link';
import { AccountForm } from './account-form';
import { ProviderButtons } from '../oauth/provider-buttons';
import { EmailField } from './fields';
import { responseTo, type FormResponse } from './form';

export interface SignInFormProps {
  response: FormResponse | undefined;
  providers: readonly Provider[];
  /** Where to go afterwards. */
  next: string | null;
  /** Submits the form without navigation, for a form in a sheet. */
  fetcher?: FetcherWithComponents<unknown>;
}

/** The form to sign in with, and the ways for who cannot. */
export function SignInForm({ response, providers, next, fetcher }: SignInFormProps) {
  const m = useMessages().account;
  const query = next === null ? '' : `?naar=${encodeURIComponent(next)}`;
  const replace = fetcher !== undefined;
  return (
    <div className="grid gap-6">
      <AccountForm
        form="inloggen"
        response={responseTo('inloggen', response)}
        submit={m.signIn.submit}
        icon="log-in"
        fetcher={fetcher}
        action={`/inloggen${query}`}
      >
        {(field) => (
          <>
            <EmailField field={field} />
            <div>
              <PasswordField
                {...field('password')}
                label={m.password}
                autoComplete="current-password"
                required
              />
              <SiteLink
                to="/wachtwoord-vergeten"
                replace={replace}
                className="mt-1.5 inline-block py-1 text-action-ink underline underline-offset-4"
              >
                {m.signIn.forgotten}
              </SiteLink>
            </div>
          </>
        )}
      </AccountForm>
      <ProviderButtons providers={providers} response={responseTo('dienst', response)} query={query} />
      <div className="border-t border-line pt-5">
        <p className="font-semibold">{m.signIn.newHere}</p>
        <SiteLink
          to={`/registreren${query}`}
          replace={replace}
          className={buttonClassName({ tone: 'secondary', className: 'mt-3 max-sm:w-full' })}
        >
          {m.signIn.register}
        </SiteLink>
      </div>
    </div>
  );
}
