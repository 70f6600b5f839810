export const prefix = 'concept:';

export function hasDraft(form: string): boolean {
  return withStorage((storage) => storage.getItem(prefix + form) !== null) ?? false;
}

export function deleteDraft(form: string): void {
  withStorage((storage) => storage.removeItem(prefix + form));
}

/** Null when the browser has no storage, or no room in it. */
export function withStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.localStorage);
  } catch {
    return null;
  }
}
