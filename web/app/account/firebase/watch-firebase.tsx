import { useEffect } from 'react';
import { useSubmit } from 'react-router';
import type { HostedSettings } from '../../content/types/account';
import { hasFirebaseSession } from './session-mark';
import { useSdk } from './use-sdk';

/**
 * On the account pages of who signed in at the hosted provider, in the tab where they did: signs out here when the provider says
 * that they are blocked or signed out there.
 */
export default function WatchFirebase({ settings }: { settings: HostedSettings }) {
  const sdk = useSdk(settings);
  const submit = useSubmit();
  useEffect(() => {
    if (!hasFirebaseSession()) return;
    let stop: (() => void) | null = null;
    let stopped = false;
    const onEnded = (reden: string) => {
      void submit({ form: 'voorbij', reden }, { method: 'post', action: '/inloggen/firebase' });
    };
    // Without the SDK nothing is heard, as without the provider.
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
