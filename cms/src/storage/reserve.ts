/**
 * The last free space is kept for what makes room again: signing in, taking back and deleting. Deleting with the method
 * DELETE is never held up. A path that is written in another way is refused, which does no harm.
 */
const useReserve = [
  /^\/admin\/(?:login|access-token|logout)$/,
  /^\/api\/auth\/(?:local|refresh|logout)$/,
  /^\/api\/account\/delete$/,
  /^\/content-manager\/(?:collection|single)-types\/.+\/actions\/(?:unpublish|discard|bulkDelete|bulkUnpublish)$/,
  /^\/upload\/actions\/bulk-delete$/,
];

/** Whether a call that writes may still be made when the disk is nearly full. */
export function mayUseReserve(path: string): boolean {
  return useReserve.some((pattern) => pattern.test(path));
}
