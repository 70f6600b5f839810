import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { forgetReturnPoint, returnPointAt, setReturnPoint } from './return-point';

interface OpenSearch {
  /** The history entry it lies over. */
  key: string;
  query: string;
  /** A result was chosen, and its page is on its way. */
  left: boolean;
}

/**
 * State of the search dialog. It closes with the page that it leads to; Back then finds it as it was left.
 * Any other page that was on its way when the search was opened comes under it.
 */
export function useOpenSearch() {
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const [opened, setOpened] = useState<OpenSearch | null>(null);
  if (opened !== null && opened.key !== key) setOpened(opened.left ? null : { ...opened, key });

  useEffect(() => {
    if (arrivedBy !== NavigationType.Pop) return;
    const query = returnPointAt(key);
    if (query === null) return;
    // Once the page stands where it was left; the header of the page that is left may get here first, and goes away.
    const frame = requestAnimationFrame(() => {
      forgetReturnPoint();
      setOpened({ key, query, left: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, arrivedBy]);

  return {
    open: opened?.key === key,
    key,
    query: opened?.query ?? '',
    /** Opens it to ask something new; what is being asked stays. */
    show: () => setOpened((now) => (now && !now.left ? now : { key, query: '', left: false })),
    ask: (query: string) => setOpened((now) => now && { ...now, query }),
    leave: () => {
      setReturnPoint({ key, query: opened?.query ?? '' });
      setOpened((now) => now && { ...now, left: true });
    },
    close: () => setOpened(null),
  };
}
