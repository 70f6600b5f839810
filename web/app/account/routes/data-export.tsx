import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { deleteAccount, listRetainedData } from '../../content/types/account';
import { cmsFor, isSecure } from '../../content/client/context.server';
import { endedTokenCookies } from '../../content/client/visitor/token-cookies';
import { fieldsOf } from '../../form-engine/form.server';
import { SiteForm } from '../../form-engine/site-form';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { buttonClassName } from '../../ui/form/button';
import { Icon } from '../../ui/media/icon';
import { accountForms, useAccountForms } from '../account-forms';
import { submit } from '../account-forms.server';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { AccountSection } from '../account-section';
import { findFirebase } from '../firebase/provider.server';
import { useAccount } from '../own-account';
import { revokeYourself } from '../revoke-notice';
import { requireSignedIn } from '../user.server';
import type { Route } from './+types/data-export';

const DeleteAtFirebase = lazy(() => import('../firebase/delete-at-firebase'));
const DeleteWithApple = lazy(() => import('../firebase/delete-with-apple'));

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const cms = cmsFor(context);
  const [retained, firebase] = await Promise.all([listRetainedData(cms), findFirebase(cms)]);
  return { retained, firebase };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const m = messagesFor(localeOf(url.pathname));
  return submit(context, url, {
    form: accountForms(m).remove,
    fields: await fieldsOf(request),
    m,
    act: async ({ currentPassword, idToken, appleToken }, cms) => {
      const atFirebase = appleToken === '' ? { idToken } : { idToken, appleToken };
      const revoked = await deleteAccount(cms, idToken === '' ? { password: currentPassword } : atFirebase);
      const headers = new Headers();
      for (const cookie of endedTokenCookies(isSecure(context))) headers.append('Set-Cookie', cookie);
      return redirect(`/account/verwijderd${revoked ? '' : revokeYourself}`, { headers });
    },
    onRejected: ({ name }) =>
      ['RecentLoginRequired', 'SignInExpired', 'IdentityExpired', 'IdentityDisabled'].includes(name)
        ? { problem: m.account.remove.signInAgain, status: 403 }
        : { errors: { currentPassword: m.account.security.wrongPassword } },
  });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/account/gegevens', (m) => m.data.title, matches[0].loaderData);
}

export default function DataExport({ loaderData: { retained, firebase }, actionData }: Route.ComponentProps) {
  const m = useMessages().account;
  const { remove } = useAccountForms();
  const { hasPassword, email, provider, appleGranted } = useAccount();
  return (
    <>
      <AccountSection title={m.data.download} text={m.data.downloadText}>
        <a
          href="/account/gegevens.json"
          download
          className={buttonClassName({ tone: 'secondary', className: 'max-sm:w-full' })}
        >
          <Icon name="download" />
          {m.data.downloadLink}
        </a>
      </AccountSection>
      <AccountSection title={m.remove.title} text={m.remove.text}>
        {/* Always in Dutch, the language of the law it refers to. */}
        {retained.length === 0 ? (
          <p className="mb-5">{m.remove.nothingRetained}</p>
        ) : (
          <div className="mb-5">
            <p className="font-semibold">{m.remove.retained}</p>
            <ul className="mt-2 grid list-disc gap-1 pl-5" lang="nl">
              {retained.map(({ what, why }) => (
                <li key={what}>
                  <span className="font-medium">{what}</span>: {why}
                </li>
              ))}
            </ul>
          </div>
        )}
        {provider === 'firebase' && firebase ? (
          <Suspense>
            {appleGranted ? (
              <DeleteWithApple firebase={firebase} response={actionData} />
            ) : (
              <DeleteAtFirebase firebase={firebase} email={email} response={actionData} />
            )}
          </Suspense>
        ) : (
          <SiteForm
            form={remove}
            response={actionData}
            defaultValues={{ username: email }}
            submit={m.remove.submit}
            icon="trash-2"
            tone="danger"
          >
            {(field) => (hasPassword ? ['username', 'currentPassword', 'sure'] : ['sure']).map(field)}
          </SiteForm>
        )}
      </AccountSection>
    </>
  );
}
