import { useHref } from 'react-router';
import { firebaseMessagesFor } from '../../messages/firebase';
import { useMessages } from '../../messages/messages';
import type { FormResponse } from '../../form-engine/form';
import { useSite } from '../../site/site-context';
import { ConsentField } from '../../ui/form/consent-field';
import { applePath } from './apple-path';
import { FirebaseForm } from './firebase-form';
import type { FirebaseProvider } from './provider.server';

interface DeleteWithAppleProps {
  firebase: FirebaseProvider;
  response: FormResponse | undefined;
}

export default function DeleteWithApple({ firebase, response }: DeleteWithAppleProps) {
  const { account } = useMessages();
  const m = firebaseMessagesFor(useSite().locale);
  const returnPath = useHref(applePath);
  return (
    <>
      <p className="mb-5">{m.apple.removeText(firebase.label)}</p>
      <noscript>{m.needsScript}</noscript>
      <FirebaseForm
        submit={account.remove.submit}
        icon="trash-2"
        tone="danger"
        serverProblem={response?.problem}
        required={{ sure: account.remove.confirmationMissing }}
        run={async () => {
          const { goToApple } = await import('./apple');
          await goToApple(firebase.settings, 'deleteAccount', returnPath);
          return null;
        }}
      >
        {(field) => <ConsentField {...field('sure')} label={account.remove.confirmation} />}
      </FirebaseForm>
    </>
  );
}
