import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isWithin, originIn, type ListOrigin } from './list-origin';

const storageKey = (root: string) => `list:${root}`;
const never = () => () => {};

/**
 * For list pages: remembers the list as it stands for this browser tab, and gives the history state to put on links to
 * detail pages.
 * @param root the path of the list's first page, such as `/standhouders`
 */
export function useListOrigin(root: string): ListOrigin {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  useEffect(() => {
    // Storage can be full or forbidden; then the way back is the plain list.
    try {
      sessionStorage.setItem(storageKey(root), from);
    } catch {
      return;
    }
  }, [root, from]);
  return { from };
}

/** For detail pages: path and query of the list the visitor left; the plain list when unknown. */
export function useListBack(root: string): string {
  const state: unknown = useLocation().state;
  return useSyncExternalStore(
    never,
    () => originIn(state, root) ?? remembered(root) ?? root,
    () => root,
  );
}

function remembered(root: string): string | null {
  try {
    const path = sessionStorage.getItem(storageKey(root));
    return isWithin(root, path) ? path : null;
  } catch {
    return null;
  }
}
