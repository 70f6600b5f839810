import { useId, useState, type KeyboardEvent } from 'react';

/** The option of a listbox that the arrow keys are at, while the focus stays in the field. */
export interface ActiveOption {
  idOf: (at: number) => string;
  /** The place of the active option, or -1 while the field itself is. */
  active: number;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Presses the active option; false when there is none. */
  press: () => boolean;
}

/**
 * Keys of a combobox: the arrows go through the options and the field in a circle; Home and End go to the first and
 * last option once the arrows have left the field. Another query starts in the field again.
 */
export function useOptions(count: number, query: string): ActiveOption {
  const base = useId();
  const [at, setAt] = useState({ query, place: -1 });
  const active = at.query === query && at.place < count ? at.place : -1;
  const idOf = (place: number) => `${base}-${place}`;

  const goTo = (place: number) => {
    setAt({ query, place });
    document.getElementById(idOf(place))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const inList = active >= 0;
    const target =
      event.key === 'ArrowDown'
        ? ((active + 2) % (count + 1)) - 1
        : event.key === 'ArrowUp'
          ? ((active + count + 1) % (count + 1)) - 1
          : inList && event.key === 'Home'
            ? 0
            : inList && event.key === 'End'
              ? count - 1
              : null;
    if (target === null) return;
    event.preventDefault();
    goTo(target);
  };
  const press = () => {
    if (active < 0) return false;
    document.getElementById(idOf(active))?.click();
    return true;
  };
  return { idOf, active, onKeyDown, press };
}
