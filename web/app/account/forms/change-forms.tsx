import { useMessages } from '../../messages/messages';
import { TextField } from '../../ui/form/text-field';
import { AccountForm } from './account-form';
import { CurrentPasswordField, NewPasswordField } from './fields';
import type { FormResponse } from './form';

/** Chooses another password, with the present one. */
export function ChangePasswordForm({
  email,
  response,
}: {
  email: string;
  response: FormResponse | undefined;
}) {
  const m = useMessages().account;
  return (
    <AccountForm form="wachtwoord" response={response} submit={m.security.passwordSubmit}>
      {(field) => (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <CurrentPasswordField field={field} />
          <NewPasswordField field={field} />
        </>
      )}
    </AccountForm>
  );
}

/** Requests a confirmation link at another e-mail address. */
export function ChangeEmailForm({ response }: { response: FormResponse | undefined }) {
  const m = useMessages().account;
  return (
    <AccountForm form="adres" response={response} submit={m.security.emailSubmit}>
      {(field) => (
        <>
          <TextField
            {...field('email')}
            label={m.security.newEmail}
            hint={m.security.emailHint}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <CurrentPasswordField field={field} />
        </>
      )}
    </AccountForm>
  );
}
