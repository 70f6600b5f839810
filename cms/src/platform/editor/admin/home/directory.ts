import { directoryGroups, type DirectoryGroup } from '../../../access/directory-groups';
import type { DirectoryPage } from '../../../admin/admin-feature';

/** A content type as `/editor/directory` describes it. */
export interface DirectoryType {
  uid: string;
  kind: string;
  group: DirectoryGroup;
  name: string;
  about: string;
}

export interface DirectoryEntry {
  path: string;
  name: string;
  about: string;
}

/** The groups that have entries, each with its own by name. */
export function directoryOf(
  types: readonly DirectoryType[],
  pages: readonly DirectoryPage[],
): { group: DirectoryGroup; entries: DirectoryEntry[] }[] {
  const entries = [
    ...types.map(({ uid, kind, ...type }) => ({
      ...type,
      path: `/content-manager/${kind === 'singleType' ? 'single-types' : 'collection-types'}/${uid}`,
    })),
    ...pages.map(({ path, group, about, intlLabel }) => ({
      path,
      group,
      about,
      name: intlLabel.defaultMessage,
    })),
  ].sort((a, b) => a.name.localeCompare(b.name, 'nl'));
  return directoryGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((one) => one.entries.length > 0);
}
