import { useEffect } from 'react';
import { useSubmit } from 'react-router';
import type { FirebaseSettings } from '../../content/types/account';
import { hasFirebaseSession } from './session-mark';
import { useSdk } from './use-sdk';

/**
 * Runs on the account pages, in the tab where the visitor signed in at Firebase. Signs out here when Firebase has blocked
 * or signed out the user.
 */
export default function WatchFirebase({ settings }: { settings: FirebaseSettings }) {
  const sdk = useSdk(settings);
  const submit = useSubmit();
  useEffect(() => {
    if (!hasFirebaseSession()) return;
    let stop: (() => void) | null = null;
    let stopped = false;
    const onEnded = (reden: string) => {
      void submit({ form: 'voorbij', reden }, { method: 'post', action: '/inloggen/firebase' });
    };
    // Without the SDK, Firebase cannot sign the visitor out.
    void sdk().then(
      (opened) => {
        if (!stopped) stop = opened.watch(onEnded);
      },
      () => undefined,
    );
    return () => {
      stopped = true;
      stop?.();
    };
  }, [sdk, submit]);
  return null;
}
