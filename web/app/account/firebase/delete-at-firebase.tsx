import { useSubmit } from 'react-router';
import { useSite } from '../../site/site-context';
import { firebaseMessagesFor } from '../../messages/firebase';
import { useMessages } from '../../messages/messages';
import { PasswordField } from '../../ui/form/password-field';
import type { FormResponse } from '../../form-engine/form';
import { ConsentField } from '../../ui/form/consent-field';
import { FirebaseForm } from './firebase-form';
import type { FirebaseProvider } from './provider.server';
import { useSdk } from './use-sdk';

interface DeleteAtFirebaseProps {
  firebase: FirebaseProvider;
  email: string;
  response: FormResponse | undefined;
}

export default function DeleteAtFirebase({ firebase, email, response }: DeleteAtFirebaseProps) {
  const { account } = useMessages();
  const m = firebaseMessagesFor(useSite().locale);
  const sdk = useSdk(firebase.settings);
  const submit = useSubmit();
  return (
    <>
      <p className="mb-5">{m.removeText(firebase.label)}</p>
      <noscript>{m.needsScript}</noscript>
      <FirebaseForm
        submit={account.remove.submit}
        icon="trash-2"
        tone="danger"
        serverProblem={response?.problem}
        required={{ password: account.required(account.password), sure: account.remove.confirmationMissing }}
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
            <ConsentField {...field('sure')} label={account.remove.confirmation} />
          </>
        )}
      </FirebaseForm>
    </>
  );
}
