import { useCallback, useState } from 'react';
import type { Checks } from './checks';

const loading: { plain?: Promise<Checks>; withFiles?: Promise<Checks> } = {};

/**
 * The rules of forms and their words, once somebody has begun to fill in the form. Until then, and when they cannot be
 * loaded, the server judges what is sent.
 * @param hasFiles whether the form has a field for files
 */
export function useChecks(hasFiles: boolean): { checks: Checks | null; load: () => void } {
  const [checks, setChecks] = useState<Checks | null>(null);
  const load = useCallback(() => {
    const which = hasFiles ? 'withFiles' : 'plain';
    loading[which] ??= import('./checks').then(({ loadChecks }) => loadChecks(hasFiles));
    loading[which].then(setChecks, () => (loading[which] = undefined));
  }, [hasFiles]);
  return { checks, load };
}
