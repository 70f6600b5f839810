/**
 * Opens the device's share sheet, or copies the link where there is none. Browsers open it for a press of just now only, and
 * not for one that waited for the page to be awake. Rejects when the visitor changes their mind.
 */
export async function shareOrCopy(url: string, title: string): Promise<'shared' | 'copied'> {
  if ('share' in navigator && isPressed()) {
    await navigator.share({ url, title });
    return 'shared';
  }
  await window.navigator.clipboard.writeText(url);
  return 'copied';
}

function isPressed(): boolean {
  // Older browsers do not tell, and are asked.
  return !('userActivation' in navigator) || navigator.userActivation.isActive;
}

/** Whether sharing failed because the visitor closed the share sheet. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
