/** Opens the device's share sheet, or copies the link where there is none. Rejects when the visitor changes their mind. */
export async function shareOrCopy(url: string, title: string): Promise<'shared' | 'copied'> {
  if ('share' in navigator) {
    await navigator.share({ url, title });
    return 'shared';
  }
  await window.navigator.clipboard.writeText(url);
  return 'copied';
}

/** Whether sharing failed because the visitor closed the share sheet. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
