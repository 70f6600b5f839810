import { useEffect } from 'react';
import { unsavedTexts } from '../texts';

const unsaved = new Set<object>();

export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const one = {};
    unsaved.add(one);
    return () => {
      unsaved.delete(one);
    };
  }, [isUnsaved]);
}

/** For a page that stored what was typed, and leaves before it is drawn again. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Asks before something typed is lost; true when nothing is, or when the editor says so. */
export function mayDiscard(): boolean {
  return unsaved.size === 0 || window.confirm(unsavedTexts.mayDiscard);
}
