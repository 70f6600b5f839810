import { useEffect, useRef } from 'react';

/** Whether this is a computer of Apple, where Cmd takes the place of Ctrl; there Ctrl K cuts the rest of a line. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/**
 * Calls `onPress` on Ctrl K, or Cmd K on a computer of Apple, wherever the focus is: no text field uses it. Editors of
 * formatted text do, for links, and keep it; so does another window that is open.
 */
export function useSearchKey(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!held || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      if (event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
