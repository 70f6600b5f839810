import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds before a wait is shown; quicker answers would only flicker. */
const SHOW_AFTER = 100;

/** True while the visitor has waited noticeably for another state of the list; `isList` knows the list's paths. */
export function usePendingList(isList: (pathname: string) => boolean): boolean {
  const navigation = useNavigation();
  const target = navigation.state === 'loading' && isList(navigation.location.pathname);
  const key = target ? navigation.location.key : null;
  const [waitedFor, setWaitedFor] = useState<string | null>(null);

  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setWaitedFor(key), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, [key]);

  return key !== null && waitedFor === key;
}
