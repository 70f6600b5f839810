import { useMessages } from '../../messages/messages';
import { PasswordField } from '../../ui/form/password-field';
import { AccountForm } from './account-form';
import type { FormAnswer } from './form';
import { SureField } from './confirmation-field';

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
            <SureField error={error} />
          </>
        );
      }}
    </AccountForm>
  );
}
