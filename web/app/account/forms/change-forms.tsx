import { useMessages } from '../../messages/messages';
import { TextField } from '../../ui/form/text-field';
import { AccountForm } from './account-form';
import { CurrentPasswordField, NewPasswordField } from './fields';
import type { FormAnswer } from './form';

/** Chooses another password, with the present one. */
export function ChangePasswordForm({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
  const m = useMessages().account;
  return (
    <AccountForm form="wachtwoord" answer={answer} submit={m.security.passwordSubmit}>
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

/** Asks for a link at another address. */
export function ChangeEmailForm({ answer }: { answer: FormAnswer | undefined }) {
  const m = useMessages().account;
  return (
    <AccountForm form="adres" answer={answer} submit={m.security.emailSubmit}>
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
