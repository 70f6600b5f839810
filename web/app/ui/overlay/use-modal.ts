import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
// An UNSAFE_ export, as in app/shell/scroll-restoration.tsx. Back may be pressed before the hooks return the new page: they wait for
// React's render, and only the router itself knows at once. At an upgrade check that `state.location.key` and `state.navigation.state` are
// still on the router; tests/e2e/overlays.test.ts fails when they are not.
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import type { ModalKind } from './modal-stack';
import { forgetModal, isAtModal, openerOf, openModal } from './open-modals';

/**
 * Opens and closes a native modal dialog. The browser traps the focus and makes the rest inert; open-modals.ts handles Back,
 * returns the focus afterwards, and allows one open slide-over.
 * @param url shown in the address bar while it is open, for a dialog that has its own URL
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  { kind = 'dialog', url }: { kind?: ModalKind; url?: string } = {},
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useRef('');
  const router = useContext(RouterContext)?.router;
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // A layout effect, so that no key press between render and paint is lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const openedAt = router?.state.location.key;
    const onClosed = () => close.current();
    const ownId = openModal(kind, {
      close: onClosed,
      isOnItsPage: () =>
        !router || (router.state.location.key === openedAt && router.state.navigation.state === 'idle'),
    });
    const opener = openerOf(ownId);
    id.current = ownId;
    element.showModal();
    // On a second Escape the browser closes it without a `cancel` event.
    element.addEventListener('close', onClosed);

    return () => {
      element.removeEventListener('close', onClosed);
      element.close();
      forgetModal(ownId, opener);
    };
  }, [open, kind, router]);

  useEffect(() => {
    // Not through the router: the page under the dialog does not change.
    if (open && url !== undefined && isAtModal(id.current)) {
      window.history.replaceState(window.history.state, '', url);
    }
  }, [open, url]);

  return dialog;
}
