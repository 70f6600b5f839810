/**
 * The last free space is reserved for calls that free space: signing in, unpublishing and deleting. The method DELETE
 * is always allowed. Other spellings of these paths are rejected, which does no harm.
 */
const useReserve = [
  /^\/admin\/(?:login|access-token|logout)$/,
  /^\/api\/auth\/(?:local|refresh|logout)$/,
  /^\/api\/account\/delete$/,
  /^\/content-manager\/(?:collection|single)-types\/.+\/actions\/(?:unpublish|discard|bulkDelete|bulkUnpublish)$/,
  /^\/upload\/actions\/bulk-delete$/,
];

export function mayUseReserve(path: string): boolean {
  return useReserve.some((pattern) => pattern.test(path));
}
