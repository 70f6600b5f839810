import { useEffect, useState } from 'react';

/** Milliseconds before a wait is shown; quicker answers would only flicker. See docs/behaviour.md. */
const showAfter = 100;

/** True once the wait that `wait` names has lasted noticeably; null means that nothing is waited for. */
export function useLate(wait: string | null): boolean {
  const [late, setLate] = useState<string | null>(null);

  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => setLate(wait), showAfter);
    return () => clearTimeout(timer);
  }, [wait]);

  return wait !== null && late === wait;
}
