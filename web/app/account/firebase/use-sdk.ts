import { useCallback, useRef } from 'react';
import type { HostedSettings } from '../../content/types/account';
import { useSite } from '../../site/site-context';
import type { Sdk } from './sdk.client';

/** Loads the provider's SDK when it is asked for the first time, and never before. */
export function useSdk(settings: HostedSettings): () => Promise<Sdk> {
  const { locale } = useSite();
  const opened = useRef<Promise<Sdk>>(null);
  return useCallback(() => {
    opened.current ??= import('./sdk.client').then(({ openSdk }) => openSdk(settings, locale));
    // A part that did not arrive is asked for again the next time.
    opened.current.catch(() => (opened.current = null));
    return opened.current;
  }, [settings, locale]);
}
