import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps a native modal dialog in step with `open`. The browser traps the focus, makes the rest inert and gives the
 * focus back; this adds a history entry, so that Back closes the dialog instead of leaving the page.
 * @param address what the address bar says while it is open, for a dialog that has an address of its own
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  address?: string,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const currentKey = useRef(key);
  const close = useRef(onClose);
  useEffect(() => {
    currentKey.current = key;
    close.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();

    const openedAt = currentKey.current;
    const ownEntry = () => currentKey.current === openedAt && historyState().overlay === true;
    const state = historyState();
    window.history.pushState({ ...state, idx: Number(state.idx ?? 0) + 1, overlay: true }, '');

    const onBack = (event: PopStateEvent) => {
      // Only our own entry was left: the page is the same, so the router need not hear of it.
      if (currentKey.current === openedAt) event.stopImmediatePropagation();
      close.current();
    };
    window.addEventListener('popstate', onBack, { capture: true });

    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      if (ownEntry()) leaveOwnEntry();
    };
  }, [open]);

  useEffect(() => {
    // The router does not hear of it: the page under the dialog stays what it is.
    if (open && address !== undefined && historyState().overlay === true) {
      window.history.replaceState(window.history.state, '', address);
    }
  }, [open, address]);

  return dialog;
}

/** Goes back over the entry of a closed dialog without telling the router. */
function leaveOwnEntry(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.back();
}

function historyState(): { idx?: unknown; overlay?: unknown } {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
