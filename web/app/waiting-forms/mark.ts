/** In local storage while a form waits, so that nothing of this is loaded where none does. */
const name = 'waiting-forms';

export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function markWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    // Without storage nothing waits either.
  }
}
