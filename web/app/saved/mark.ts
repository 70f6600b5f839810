/** Says in local storage that this device has saved something. Others need not load the code that reads it. */
export const markName = 'saved';

/** Says in local storage that this device has what the account of whoever is signed in had when they signed in here. */
const accountMarkName = 'saved-account';

/**
 * True when the account was merged since the visitor signed in here. Also true without storage, so that
 * nothing is merged by itself.
 */
export function isAccountMarked(): boolean {
  try {
    return localStorage.getItem(accountMarkName) !== null;
  } catch {
    return true;
  }
}

export function markAccount(isMerged: boolean): void {
  try {
    if (isMerged) localStorage.setItem(accountMarkName, '1');
    else localStorage.removeItem(accountMarkName);
  } catch {
    // As above.
  }
}

/** Hydrates the page at once where something is saved, as its buttons show that. It is sent as text. */
function applyMark(name: string): void {
  try {
    if (localStorage.getItem(name) !== null) document.documentElement.setAttribute('data-hydrate-now', '');
  } catch {
    // A browser that gives the site no storage has nothing saved.
  }
}

export const savedScript = () => `(${applyMark.toString()})(${JSON.stringify(markName)})`;
