import { useState, type KeyboardEvent } from 'react';
import { stepBy } from './steps';

export function useWalk(count: number) {
  const [reached, setAt] = useState<number | null>(null);
  // Another period may have fewer points.
  const at = reached !== null && reached < count ? reached : null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAt(null);
    const next = stepBy(event.key, at, count);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  return { at, setAt, onKeyDown };
}
