import { redirect } from 'react-router';
import {
  requestEmailChange,
  changePassword,
  endSignIn,
  listSignedInPlaces,
} from '../../content/types/account';
import { cmsFor } from '../../content/client/context.server';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { Notice } from '../../ui/layout/notice';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { AccountSection } from '../account-section';
import { ChangeEmailForm, ChangePasswordForm } from '../forms/change-forms';
import { responseTo } from '../forms/form';
import { fieldsOf, rejectForm, signedIn, submit } from '../forms/form.server';
import { useAccount } from '../own-account';
import { accountSchemas } from '../forms/schemas';
import { SignedInPlaces } from '../signed-in-places';
import { requireSignedIn } from '../user.server';
import type { Route } from './+types/security';

const path = '/account/beveiliging';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return { places: await listSignedInPlaces(cmsFor(context)) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const m = messagesFor(localeOf(url.pathname));
  const schemas = accountSchemas(m);
  const fields = await fieldsOf(request);
  const wrongPassword = { errors: { currentPassword: m.account.security.wrongPassword } };
  switch (fields.get('form')) {
    case 'wachtwoord':
      return submit(context, url, {
        ...{ form: 'wachtwoord', fields, m, schema: schemas.changePassword },
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
    case 'adres':
      return submit(context, url, {
        ...{ form: 'adres', fields, m, schema: schemas.changeEmail },
        act: async ({ email, currentPassword }, cms) => {
          await requestEmailChange(cms, email, currentPassword);
          return redirect(`${path}?gedaan=adres`);
        },
        onRejected: ({ details, reason }) =>
          /password|wachtwoord/i.test(reason + JSON.stringify(details)) ? wrongPassword : null,
      });
    case 'apparaat':
      return submit(context, url, {
        ...{ form: 'apparaat', fields, m, schema: schemas.endSignIn },
        act: async ({ session }, cms) => {
          await endSignIn(cms, session);
          return redirect(`${path}?gedaan=apparaat`);
        },
        // The session had ended already, which is what was asked for.
        onRejected: () => ({ problem: m.account.done.apparaat }),
      });
    default:
      return rejectForm('', fields, m, {});
  }
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(path, (m) => m.security.title, matches[0].loaderData);
}

export default function Security({ loaderData: { places }, actionData }: Route.ComponentProps) {
  const m = useMessages().account.security;
  const { email, pendingEmail, hasPassword } = useAccount();
  return (
    <>
      <AccountSection title={m.password} text={hasPassword ? m.passwordText : m.noPassword}>
        {hasPassword && <ChangePasswordForm email={email} response={responseTo('wachtwoord', actionData)} />}
      </AccountSection>
      {hasPassword && (
        <AccountSection title={m.email} text={m.emailNow(email)}>
          {pendingEmail && (
            <Notice tone="info" className="mb-5">
              {m.emailPending(pendingEmail)}
            </Notice>
          )}
          <ChangeEmailForm response={responseTo('adres', actionData)} />
        </AccountSection>
      )}
      <AccountSection title={m.places} text={m.placesText}>
        <SignedInPlaces places={places} response={responseTo('apparaat', actionData)} />
      </AccountSection>
    </>
  );
}
