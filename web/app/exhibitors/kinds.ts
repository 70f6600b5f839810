import type { Edition } from '../content/types/edition';
import type { ExhibitorKind } from '../content/types/exhibitor-kind';
import { editionPath } from '../site/detail-paths';

export { exhibitorPath } from '../site/detail-paths';

export const exhibitorListPath = '/standhouders';

/** The list that an exhibitor is in: of its past edition, or of the coming one. */
export function listRoot(edition: Edition | null): string {
  return edition ? editionPath(edition.year, 'standhouders') : exhibitorListPath;
}

/** The list of one kind, or of all. */
export function listPath(kind: Pick<ExhibitorKind, 'slug'> | null): string {
  return kind === null ? exhibitorListPath : `${exhibitorListPath}/${kind.slug}`;
}

/** The kind that an exhibitor holds the key of; null for one that the fair has no longer. */
export function kindOf(kinds: readonly ExhibitorKind[], key: string): ExhibitorKind | null {
  return kinds.find((kind) => kind.key === key) ?? null;
}

/** The kind whose list is at this path, or null. */
export function kindAt(kinds: readonly ExhibitorKind[], pathname: string): ExhibitorKind | null {
  return kinds.find((kind) => pathname.endsWith(listPath(kind))) ?? null;
}

/** True for the paths of the exhibitor lists, and false for exhibitors themselves. */
export function isListPath(pathname: string): boolean {
  return /^\/standhouders(\/(?!\d+$)[a-z0-9-]+)?$/.test(pathname);
}
