import { withModal, withoutModal, type ModalKind, type StackedModal } from './modal-stack';

interface OpenModal extends StackedModal {
  opener: Element | null;
  close: () => void;
  /** True while the page it was opened on is still shown and no navigation is pending. */
  isOnItsPage: () => boolean;
}

/** All modals that are open in this window, the top one last. */
let modals: readonly OpenModal[] = [];
let count = 0;
/** How many `popstate` events will come from our own steps back over the entries of closed modals. */
let ownSteps = 0;

/**
 * Puts a modal on top of the others and gives it a history entry, so that Back closes it instead of leaving the page.
 * @returns its id, which its history entry carries
 */
export function openModal(
  kind: ModalKind,
  { close, isOnItsPage }: Pick<OpenModal, 'close' | 'isOnItsPage'>,
): string {
  count += 1;
  // Entries outlive a reload; ids must not come back after it.
  const id = `${performance.timeOrigin}-${count}`;
  const added: OpenModal = { id, kind, opener: document.activeElement, close, isOnItsPage };
  const next = withModal(modals, added);
  modals = next.modals;
  const { replaced } = next;
  if (replaced) added.opener = replaced.opener;

  const state = historyState();
  if (replaced && state.overlay === replaced.id) {
    window.history.replaceState({ ...state, overlay: id }, '');
  } else {
    window.history.pushState({ ...state, idx: Number(state.idx ?? 0) + 1, overlay: id }, '');
  }
  replaced?.close();
  return id;
}

/** Returns the focus and removes the history entry of a closed modal, if it is the current one. */
export function forgetModal(id: string, opener: Element | null): void {
  modals = withoutModal(modals, id);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  if (!isAtModal(id)) return;
  ownSteps += 1;
  window.history.back();
}

export function openerOf(id: string): Element | null {
  return modals.find((modal) => modal.id === id)?.opener ?? null;
}

export function isAtModal(id: string): boolean {
  return historyState().overlay === id;
}

/**
 * Makes Back close modals. Call it before the router listens: Chromium calls a window's listeners in the order in which they
 * were added, in both phases.
 */
export function watchBack(): void {
  window.addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const top = modals.at(-1);
  if (!top) return;
  // Only the modal's history entry was left, so the router must not see the event. Otherwise another page has replaced that
  // entry, or is about to, and the router has to go back.
  if (top.isOnItsPage()) event.stopImmediatePropagation();
  // Now and not on unmount, because Back may be pressed twice quickly.
  modals = withoutModal(modals, top.id);
  top.close();
}

function historyState(): { idx?: unknown; overlay?: unknown } {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
