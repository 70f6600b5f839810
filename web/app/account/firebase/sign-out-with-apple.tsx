import { useHref, useSubmit } from 'react-router';
import type { FirebaseSettings } from '../../content/types/account';
import { firebaseMessagesFor } from '../../messages/firebase';
import { useMessages } from '../../messages/messages';
import { useSite } from '../../site/site-context';
import { applePath } from './apple-path';
import { FirebaseForm } from './firebase-form';

interface SignOutWithAppleProps {
  settings: FirebaseSettings;
  serverProblem: string | undefined;
}

export default function SignOutWithApple({ settings, serverProblem }: SignOutWithAppleProps) {
  const { account } = useMessages();
  const m = firebaseMessagesFor(useSite().locale).apple;
  const submit = useSubmit();
  const returnPath = useHref(applePath);
  return (
    <>
      <p className="mb-5">{m.signOutText}</p>
      <FirebaseForm
        submit={account.security.everywhere}
        icon="log-out"
        tone="secondary"
        serverProblem={serverProblem}
        run={async () => {
          try {
            const { goToApple } = await import('./apple');
            await goToApple(settings, 'signOutEverywhere', returnPath);
          } catch {
            await submit({ form: 'overal' }, { method: 'post' });
          }
          return null;
        }}
      />
    </>
  );
}
