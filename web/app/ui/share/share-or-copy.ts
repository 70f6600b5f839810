/**
 * Opens the device's share sheet, or copies the link where there is none. Browsers open it only soon after a press,
 * so not always for a press that waited for hydration. Rejects when the visitor changes their mind.
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
  // Older browsers cannot tell; sharing is tried there.
  return !('userActivation' in navigator) || navigator.userActivation.isActive;
}

export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
