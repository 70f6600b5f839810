import { useMessages } from '../messages/messages';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { AccountForm } from './account-form';
import type { FormAnswer } from './form';
import { shortestPassword } from './password-rule';

/** Chooses another password, with the present one. */
export function ChangePasswordForm({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
  const m = useMessages().account;
  return (
    <AccountForm form="wachtwoord" answer={answer} submit={m.security.passwordSubmit}>
      {(field) => (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            {...field('currentPassword')}
            label={m.currentPassword}
            autoComplete="current-password"
            required
          />
          <PasswordField
            {...field('password')}
            label={m.newPassword}
            hint={m.passwordHint(shortestPassword)}
            autoComplete="new-password"
            required
          />
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
          <PasswordField
            {...field('currentPassword')}
            label={m.currentPassword}
            autoComplete="current-password"
            required
          />
        </>
      )}
    </AccountForm>
  );
}
