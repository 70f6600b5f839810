import { allOf } from '../access/admin-permissions';
import { ownPagePermissions } from '../access/own-permissions';
import type { Permission } from './permissions';

/**
 * The wanted permissions, without those of our own that are new to this fair and whose page an administrator had closed to the
 * role: nobody sees more after an upgrade.
 * @param stored what the role has
 * @param previous what we gave it the last time; null for a new role
 */
export function withoutClosedPages(
  stored: readonly Permission[],
  wanted: readonly Permission[],
  previous: readonly Permission[] | null,
): Permission[] {
  return wanted.filter(({ action }) => {
    const own = ownPagePermissions
      .all()
      .find((one) => allOf(one).some((possible) => possible.action === action));
    if (!own || previous === null || previous.some((one) => one.action === action)) return true;
    return own.formerly.every((needed) =>
      stored.some((one) => one.action === needed.action && one.subject === needed.subject),
    );
  });
}
