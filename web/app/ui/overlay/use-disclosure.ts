import { useEffect, useRef, useState, type ButtonHTMLAttributes, type RefObject } from 'react';

interface Flag {
  open: boolean;
  setOpen: (open: boolean) => void;
}

export interface Disclosure extends Flag {
  /** For the element around button and panel. */
  container: { ref: RefObject<HTMLDivElement | null> };
  button: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-expanded' | 'onClick'>;
}

/**
 * A button that unfolds a panel beside it. Escape, a press elsewhere and moving the focus away fold it in; Escape gives
 * the focus back to the button. Keeps its own state unless it is given one.
 */
export function useDisclosure(outside?: Flag): Disclosure {
  const own = useState(false);
  const open = outside ? outside.open : own[0];
  const setOpen = outside ? outside.setOpen : own[1];
  const ref = useRef<HTMLDivElement>(null);
  const fold = useRef(setOpen);
  useEffect(() => {
    fold.current = setOpen;
  });

  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      fold.current(false);
      element.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) fold.current(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);

  return {
    open,
    setOpen,
    container: { ref },
    button: { 'aria-expanded': open, onClick: () => setOpen(!open) },
  };
}
