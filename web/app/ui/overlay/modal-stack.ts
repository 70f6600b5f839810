/** The kind of a modal: any number of dialogs may be stacked, but only one slide-over is open at a time. */
export type ModalKind = 'dialog' | 'slide-over';

export interface StackedModal {
  id: string;
  kind: ModalKind;
}

/**
 * The open modals with one more on top. A slide-over replaces the one that is open.
 * @returns the new list, the top one last, and what has to close for it
 */
export function withModal<M extends StackedModal>(
  modals: readonly M[],
  added: M,
): { modals: readonly M[]; replaced: M | undefined } {
  const replaced = added.kind === 'slide-over' ? modals.find(({ kind }) => kind === 'slide-over') : undefined;
  return { modals: [...modals.filter((modal) => modal !== replaced), added], replaced };
}

export function withoutModal<M extends StackedModal>(modals: readonly M[], id: string): readonly M[] {
  return modals.filter((modal) => modal.id !== id);
}
