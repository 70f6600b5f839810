import type { FetcherWithComponents } from 'react-router';
import type { Provider } from '../content/types/account';
import { responseTo, type FormResponse } from '../form-engine/form';
import { SiteForm } from '../form-engine/site-form';
import { useMessages } from '../messages/messages';
import { buttonClassName } from '../ui/form/button';
import { SiteLink } from '../ui/links/site-link';
import { useAccountForms } from './account-forms';
import { ProviderButtons } from './oauth/provider-buttons';

export interface SignInFormProps {
  response: FormResponse | undefined;
  providers: readonly Provider[];
  next: string | null;
  fetcher?: FetcherWithComponents<unknown>;
}

export function SignInForm({ response, providers, next, fetcher }: SignInFormProps) {
  const m = useMessages().account;
  const { signIn } = useAccountForms();
  const query = next === null ? '' : `?naar=${encodeURIComponent(next)}`;
  const replace = fetcher !== undefined;
  return (
    <div className="grid gap-6">
      <SiteForm
        form={signIn}
        response={responseTo(signIn.name, response)}
        submit={m.signIn.submit}
        icon="log-in"
        fetcher={fetcher}
        action={`/inloggen${query}`}
      >
        {(field) => (
          <>
            {field('email')}
            <div>
              {field('password')}
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
      </SiteForm>
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
