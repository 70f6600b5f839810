import { useMessages } from '../../messages/messages';
import { PasswordField } from '../../ui/form/password-field';
import { TextField } from '../../ui/form/text-field';
import type { FieldState } from './account-form';
import { minPasswordLength } from './password-rule';

/** The fields that account forms share. */
interface FieldProps {
  field: FieldState;
}

/** The e-mail address to sign in with. */
export function EmailField({ field }: FieldProps) {
  const m = useMessages().account;
  return (
    <TextField
      {...field('email')}
      label={m.email}
      type="email"
      autoComplete="username"
      required
      maxLength={254}
    />
  );
}

/** The password that an account has. */
export function CurrentPasswordField({ field }: FieldProps) {
  const m = useMessages().account;
  return (
    <PasswordField
      {...field('currentPassword')}
      label={m.currentPassword}
      autoComplete="current-password"
      required
    />
  );
}

/** The password that an account will have. */
export function NewPasswordField({
  field,
  first,
}: FieldProps & { /** There was none before. */ first?: boolean }) {
  const m = useMessages().account;
  return (
    <PasswordField
      {...field('password')}
      label={first ? m.password : m.newPassword}
      hint={m.passwordHint(minPasswordLength)}
      autoComplete="new-password"
      required
    />
  );
}
