import { useCallback, useRef } from 'react';
import type { FirebaseSettings } from '../../content/types/account';
import { useSite } from '../../site/site-context';
import type { Sdk } from './sdk.client';

export function useSdk(settings: FirebaseSettings): () => Promise<Sdk> {
  const { locale } = useSite();
  const opened = useRef<Promise<Sdk>>(null);
  return useCallback(() => {
    opened.current ??= import('./sdk.client').then(({ openSdk }) => openSdk(settings, locale));
    // A failed download is retried on the next use.
    opened.current.catch(() => (opened.current = null));
    return opened.current;
  }, [settings, locale]);
}
