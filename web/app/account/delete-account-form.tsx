import { useMessages } from '../messages/messages';
import { PasswordField } from '../ui/password-field';
import { AccountForm } from './account-form';
import type { FormAnswer } from './form';

interface DeleteAccountFormProps {
  answer: FormAnswer | undefined;
  hasPassword: boolean;
  email: string;
}

/** Deletes the account, once the visitor says to be sure and shows to be its owner. */
export function DeleteAccountForm({ answer, hasPassword, email }: DeleteAccountFormProps) {
  const m = useMessages().account;
  return (
    <AccountForm form="verwijderen" answer={answer} submit={m.remove.submit} icon="trash-2" tone="danger">
      {(field) => {
        const { error } = field('sure');
        return (
          <>
            {hasPassword && (
              <>
                <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
                <PasswordField
                  {...field('currentPassword')}
                  label={m.currentPassword}
                  autoComplete="current-password"
                  required
                />
              </>
            )}
            <div>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="sure"
                  value="ja"
                  className="checkbox shrink-0"
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? 'sure-error' : undefined}
                />
                {m.remove.sure}
              </label>
              {error && (
                <p id="sure-error" className="font-medium text-danger">
                  {error}
                </p>
              )}
            </div>
          </>
        );
      }}
    </AccountForm>
  );
}
