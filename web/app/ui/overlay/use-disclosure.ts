import { useEffect, useRef, useState, type ButtonHTMLAttributes, type RefObject } from 'react';

interface Flag {
  open: boolean;
  setOpen: (open: boolean) => void;
}

export interface Disclosure extends Flag {
  container: { ref: RefObject<HTMLDivElement | null> };
  button: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-expanded' | 'onClick'>;
}

/**
 * A button that unfolds a panel beside it. Escape, a press outside and moving the focus outside close it; Escape
 * returns the focus to the button. It has its own state unless it is given one.
 */
export function useDisclosure(controlled?: Flag): Disclosure {
  const own = useState(false);
  const open = controlled ? controlled.open : own[0];
  const setOpen = controlled ? controlled.setOpen : own[1];
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
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) fold.current(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  return {
    open,
    setOpen,
    container: { ref },
    button: { 'aria-expanded': open, onClick: () => setOpen(!open) },
  };
}
