export const dismissedKey = 'dismissed-announcement';
/** Says on the document which announcement the page has. Without it the stylesheet hides the announcement. */
export const announcementAttribute = 'data-announcement';

/**
 * Takes the name off the document when the visitor dismissed that announcement. It runs in the head, before the first paint,
 * and is sent as text, so it may use nothing from outside itself.
 */
function hideDismissed(key: string, attributeName: string) {
  try {
    const page = document.documentElement;
    if (localStorage.getItem(key) === page.getAttribute(attributeName)) page.removeAttribute(attributeName);
  } catch {
    // Without storage nothing was dismissed.
  }
}

export const dismissedScript = () =>
  `(${hideDismissed.toString()})(${[dismissedKey, announcementAttribute].map((name) => JSON.stringify(name)).join(',')})`;
