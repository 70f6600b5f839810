import { useHref } from 'react-router';
import type { FirebaseSettings } from '../../content/types/account';
import { applePath } from './apple-path';
import { FirebaseForm } from './firebase-form';

export function AppleButton({
  settings,
  submit,
  next,
}: {
  settings: FirebaseSettings;
  submit: string;
  next: string | null;
}) {
  const returnPath = useHref(applePath);
  return (
    <FirebaseForm
      submit={submit}
      tone="secondary"
      run={async () => {
        const { goToApple } = await import('./apple');
        await goToApple(settings, 'signIn', returnPath, next);
        return null;
      }}
    />
  );
}
