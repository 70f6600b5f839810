import { useCallback, useState } from 'react';
import type { Checks } from './checks';

let loading: Promise<Checks> | undefined;

/**
 * The rules of forms and their words, once somebody has begun to fill in the form. Until then, and when they cannot be
 * loaded, the server judges what is sent.
 */
export function useChecks(): { checks: Checks | null; load: () => void } {
  const [checks, setChecks] = useState<Checks | null>(null);
  const load = useCallback(() => {
    loading ??= import('./checks').then(({ loadChecks }) => loadChecks());
    loading.then(setChecks, () => {
      loading = undefined;
    });
  }, []);
  return { checks, load };
}
