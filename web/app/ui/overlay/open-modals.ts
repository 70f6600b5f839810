import { withModal, withoutModal, type ModalKind, type StackedModal } from './modal-stack';

interface OpenModal extends StackedModal {
  /** Gets the focus back. */
  opener: Element | null;
  close: () => void;
  /** Whether the page it was opened on still stands and no other is on its way. */
  isOnItsPage: () => boolean;
}

/** All modals that are open in this window, the top one last. */
let modals: readonly OpenModal[] = [];
let count = 0;
/** Steps back that are made here, over the entries of modals that were closed. */
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

/** Gives the focus back and leaves the history entry of a modal that was closed, if it is still there. */
export function forgetModal(id: string, opener: Element | null): void {
  modals = withoutModal(modals, id);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  if (!isAtModal(id)) return;
  ownSteps += 1;
  window.history.back();
}

/** What had the focus before this modal was opened. */
export function openerOf(id: string): Element | null {
  return modals.find((modal) => modal.id === id)?.opener ?? null;
}

/** Whether the current history entry is that of this modal. */
export function isAtModal(id: string): boolean {
  return historyState().overlay === id;
}

/**
 * Sees to it that Back closes modals. To be called before the router listens: Chromium tells the listeners of a window in
 * the order in which they came, whatever phase they ask for.
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
  // Only its entry was left: the page is the same, so the router need not hear of it. Otherwise a page has taken the
  // place of that entry, or is about to, and the router has to go back on it.
  if (top.isOnItsPage()) event.stopImmediatePropagation();
  // At once, for who presses Back twice.
  modals = withoutModal(modals, top.id);
  top.close();
}

function historyState(): { idx?: unknown; overlay?: unknown } {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
