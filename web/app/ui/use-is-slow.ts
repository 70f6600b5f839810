import { useEffect, useState } from 'react';

/** How long a wait lasts before it is shown; otherwise quick responses would flicker. See docs/behaviour.md. */
const showAfterMs = 100;

/** True once the wait with the key `wait` has lasted noticeably; null means that nothing is pending. */
export function useIsSlow(wait: string | null): boolean {
  const [slow, setSlow] = useState<string | null>(null);

  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => setSlow(wait), showAfterMs);
    return () => clearTimeout(timer);
  }, [wait]);

  return wait !== null && slow === wait;
}
