import { useEffectEvent, useLayoutEffect } from 'react';

/** True on a computer of Apple, where Cmd takes the place of Ctrl; there Ctrl K cuts the rest of a line. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Before the header is hydrated the shortcut presses the link in its place, and the press is remembered. */
export function useEarlySearchKey(): void {
  useSearchKey(() => {
    const link = document.querySelector<HTMLElement>('a[aria-keyshortcuts]');
    link?.click();
    return link !== null;
  });
}

/**
 * Calls `onPress` on Ctrl K, or Cmd K on a computer of Apple, wherever the focus is: no text field uses it. Editors of
 * formatted text do, for links, and keep it.
 * @param onPress whether the key was of use here; otherwise the browser has it
 */
export function useSearchKey(onPress: () => boolean): void {
  const press = useEffectEvent(onPress);
  // With the page itself, not once it was painted: who is quick has pressed before that.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!held || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      if (event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      if (press()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
