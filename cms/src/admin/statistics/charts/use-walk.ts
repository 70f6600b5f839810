import { useState, type KeyboardEvent } from 'react';
import { stepBy } from './steps';

/** Walking along the points of a drawing, by keys or by pointing; null while nobody is at one. */
export function useWalk(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAt(null);
    const next = stepBy(event.key, at, count);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  // Another period may have fewer points.
  return { at: at !== null && at < count ? at : null, setAt, onKeyDown };
}
