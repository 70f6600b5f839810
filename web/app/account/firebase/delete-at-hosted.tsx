import { useSubmit } from 'react-router';
import { useSite } from '../../site/site-context';
import { hostedMessagesFor } from '../../messages/hosted';
import { useMessages } from '../../messages/messages';
import { PasswordField } from '../../ui/form/password-field';
import type { FormAnswer } from '../forms/form';
import { SureField } from '../forms/confirmation-field';
import { HostedForm } from './hosted-form';
import type { Hosted } from './provider.server';
import { useSdk } from './use-sdk';

interface DeleteAtHostedProps {
  hosted: Hosted;
  email: string;
  answer: FormAnswer | undefined;
}

/** Deletes an account of the hosted provider, there and here, once its owner has shown there once more who they are. */
export default function DeleteAtHosted({ hosted, email, answer }: DeleteAtHostedProps) {
  const { account } = useMessages();
  const m = hostedMessagesFor(useSite().locale);
  const sdk = useSdk(hosted.settings);
  const submit = useSubmit();
  return (
    <>
      <p className="mb-5">{m.removeText(hosted.label)}</p>
      <noscript>{m.needsScript}</noscript>
      <HostedForm
        submit={account.remove.submit}
        icon="trash-2"
        tone="danger"
        said={answer?.problem}
        required={{ password: account.required(account.password), sure: account.remove.notSure }}
        run={async ({ password = '' }) => {
          const { idToken } = await (await sdk()).signIn(email, password);
          await submit({ form: 'verwijderen', sure: 'ja', idToken }, { method: 'post' });
          return null;
        }}
      >
        {(field) => (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              {...field('password')}
              label={account.password}
              autoComplete="current-password"
              required
            />
            <SureField error={field('sure').error} />
          </>
        )}
      </HostedForm>
    </>
  );
}
