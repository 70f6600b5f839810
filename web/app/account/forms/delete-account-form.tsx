import { useMessages } from '../../messages/messages';
import { PasswordField } from '../../ui/form/password-field';
import { AccountForm } from './account-form';
import type { FormResponse } from './form';
import { ConfirmationField } from './confirmation-field';

interface DeleteAccountFormProps {
  response: FormResponse | undefined;
  hasPassword: boolean;
  email: string;
}

/** Deletes the account after a confirmation and the current password. */
export function DeleteAccountForm({ response, hasPassword, email }: DeleteAccountFormProps) {
  const m = useMessages().account;
  return (
    <AccountForm form="verwijderen" response={response} submit={m.remove.submit} icon="trash-2" tone="danger">
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
            <ConfirmationField error={error} />
          </>
        );
      }}
    </AccountForm>
  );
}
