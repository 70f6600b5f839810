import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import {
  requestEmailChange,
  changePassword,
  endSignIn,
  listSignedInPlaces,
  signOutEverywhere,
} from '../../content/types/account';
import { cmsFor, isSecure } from '../../content/client/context.server';
import { endedTokenCookies } from '../../content/client/visitor/token-cookies';
import { responseTo } from '../../form-engine/form';
import { fieldsOf, rejectForm } from '../../form-engine/form.server';
import { SiteForm } from '../../form-engine/site-form';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { Notice } from '../../ui/layout/notice';
import { accountForms, useAccountForms } from '../account-forms';
import { signedIn, submit } from '../account-forms.server';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { AccountSection } from '../account-section';
import { findFirebase } from '../firebase/provider.server';
import { useAccount } from '../own-account';
import { revokeYourself } from '../revoke-notice';
import { SignedInPlaces } from '../signed-in-places';
import { requireSignedIn } from '../user.server';
import type { Route } from './+types/security';

const SignOutWithApple = lazy(() => import('../firebase/sign-out-with-apple'));

const path = '/account/beveiliging';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const cms = cmsFor(context);
  const [places, firebase] = await Promise.all([listSignedInPlaces(cms), findFirebase(cms)]);
  return { places, firebase };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const m = messagesFor(localeOf(url.pathname));
  const forms = accountForms(m);
  const fields = await fieldsOf(request);
  const wrongPassword = { errors: { currentPassword: m.account.security.wrongPassword } };
  switch (fields.get('form')) {
    case forms.changePassword.name:
      return submit(context, url, {
        form: forms.changePassword,
        fields,
        m,
        act: async ({ currentPassword, password }, cms) =>
          signedIn(
            context,
            await changePassword(cms, currentPassword, password),
            `${path}?gedaan=wachtwoord`,
          ),
        onRejected: ({ reason }) => {
          if (/current password/i.test(reason)) return wrongPassword;
          return /must be different/i.test(reason)
            ? { errors: { password: m.account.security.samePassword } }
            : null;
        },
      });
    case forms.changeEmail.name:
      return submit(context, url, {
        form: forms.changeEmail,
        fields,
        m,
        act: async ({ email, currentPassword }, cms) => {
          await requestEmailChange(cms, email, currentPassword);
          return redirect(`${path}?gedaan=adres`);
        },
        onRejected: ({ details, reason }) =>
          /password|wachtwoord/i.test(reason + JSON.stringify(details)) ? wrongPassword : null,
      });
    case forms.endSignIn.name:
      return submit(context, url, {
        form: forms.endSignIn,
        fields,
        m,
        act: async ({ session }, cms) => {
          await endSignIn(cms, session);
          return redirect(`${path}?gedaan=apparaat`);
        },
        // The session had ended already, which is what was asked for.
        onRejected: () => ({ problem: m.account.done.apparaat }),
      });
    case forms.signOutEverywhere.name:
      return submit(context, url, {
        form: forms.signOutEverywhere,
        fields,
        m,
        act: async ({ idToken, appleToken }, cms) => {
          const revoked = await signOutEverywhere(cms, idToken === '' ? null : { idToken, appleToken });
          const headers = new Headers();
          for (const cookie of endedTokenCookies(isSecure(context))) headers.append('Set-Cookie', cookie);
          return redirect(`/uitgelogd${revoked ? '' : revokeYourself}`, { headers });
        },
      });
    default:
      return rejectForm(context, { name: '', fields: [] }, fields, m, {});
  }
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(path, (m) => m.security.title, matches[0].loaderData);
}

export default function Security({ loaderData: { places, firebase }, actionData }: Route.ComponentProps) {
  const m = useMessages().account.security;
  const forms = useAccountForms();
  const { email, pendingEmail, hasPassword, appleGranted } = useAccount();
  const everywhere = responseTo(forms.signOutEverywhere.name, actionData);
  return (
    <>
      <AccountSection title={m.password} text={hasPassword ? m.passwordText : m.noPassword}>
        {hasPassword && (
          <SiteForm
            form={forms.changePassword}
            response={responseTo(forms.changePassword.name, actionData)}
            defaultValues={{ username: email }}
            submit={m.passwordSubmit}
          />
        )}
      </AccountSection>
      {hasPassword && (
        <AccountSection title={m.email} text={m.emailNow(email)}>
          {pendingEmail && (
            <Notice tone="info" className="mb-5">
              {m.emailPending(pendingEmail)}
            </Notice>
          )}
          <SiteForm
            form={forms.changeEmail}
            response={responseTo(forms.changeEmail.name, actionData)}
            submit={m.emailSubmit}
          />
        </AccountSection>
      )}
      <AccountSection title={m.places} text={m.placesText}>
        <SignedInPlaces places={places} response={responseTo(forms.endSignIn.name, actionData)} />
      </AccountSection>
      <AccountSection title={m.everywhere} text={m.everywhereText}>
        {appleGranted && firebase ? (
          <Suspense>
            <SignOutWithApple settings={firebase.settings} serverProblem={everywhere?.problem} />
          </Suspense>
        ) : (
          <SiteForm
            form={forms.signOutEverywhere}
            response={everywhere}
            submit={m.everywhere}
            icon="log-out"
            tone="secondary"
          >
            {() => null}
          </SiteForm>
        )}
      </AccountSection>
    </>
  );
}
