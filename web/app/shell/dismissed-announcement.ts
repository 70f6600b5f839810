/**
 * Hides the announcement that the visitor dismissed, and dismisses it when its button is pressed, hydrated or not. Its name is on
 * the document; without the name the stylesheet hides it. It runs in the head, before the first paint, and is sent as text, so
 * it may use nothing from outside itself.
 */
function hideDismissed() {
  const storageKey = 'dismissed-announcement';
  const page = document.documentElement;
  const hide = () => page.removeAttribute('data-announcement');
  try {
    if (localStorage.getItem(storageKey) === page.getAttribute('data-announcement')) hide();
  } catch {
    // Without storage nothing was dismissed.
  }
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-dismisses]')) return;
    try {
      localStorage.setItem(storageKey, page.getAttribute('data-announcement') ?? '');
    } catch {
      // It is gone from this page at least.
    }
    hide();
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}

export const dismissedScript = () => `(${hideDismissed.toString()})()`;
