const state = { isPrepared: false, isStopping: false };
const closing = new AbortController();

/** Tables, permissions and first content are those of this version. */
export function recordPrepared(): void {
  state.isPrepared = true;
}

export function recordStopping(): void {
  state.isStopping = true;
}

export function recordClosing(): void {
  closing.abort();
}

export const isPrepared = (): boolean => state.isPrepared;
export const isStopping = (): boolean => state.isStopping;

/** Aborts when this process takes nothing new: what only waits answers at once then. */
export const closingSignal: AbortSignal = closing.signal;
