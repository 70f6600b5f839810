import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
// The only UNSAFE_ export in the site. Back may be pressed before the hooks know of a new page: they follow React's render,
// and only the router itself knows at once. At an upgrade check that `state.location.key` and `state.navigation.state` are
// still on the router; tests/e2e/overlays.test.ts fails when they are not.
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import type { ModalKind } from './modal-stack';
import { forgetModal, isAtModal, openerOf, openModal } from './open-modals';

/**
 * Keeps a native modal dialog in step with `open`. The browser traps the focus and makes the rest inert; the list of
 * open modals sees to Back, to the focus afterwards, and to it that one slide-over is open at most.
 * @param address what the address bar says while it is open, for a dialog that has an address of its own
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  { kind = 'dialog', address }: { kind?: ModalKind; address?: string } = {},
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useRef('');
  const router = useContext(RouterContext)?.router;
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // With the page itself, not once it was painted: no key that is pressed in between gets lost.
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
    // The browser may close it without asking first, on a second Escape.
    element.addEventListener('close', onClosed);

    return () => {
      element.removeEventListener('close', onClosed);
      element.close();
      forgetModal(ownId, opener);
    };
  }, [open, kind, router]);

  useEffect(() => {
    // The router does not hear of it: the page under the dialog stays what it is.
    if (open && address !== undefined && isAtModal(id.current)) {
      window.history.replaceState(window.history.state, '', address);
    }
  }, [open, address]);

  return dialog;
}
