/** Says in local storage that this device has saved something. Others need not load the code that reads it. */
export const markName = 'saved';

/** Hydrates the page at once where something is saved, as its buttons show that. It is sent as text. */
function applyMark(name: string): void {
  try {
    if (localStorage.getItem(name) !== null) document.documentElement.setAttribute('data-hydrate-now', '');
  } catch {
    // A browser that gives the site no storage has nothing saved.
  }
}

/** The inline script for the head. */
export const savedScript = () => `(${applyMark.toString()})(${JSON.stringify(markName)})`;
