import {
  allOwnPermissions,
  mayRead,
  organiser,
  type AdminPermission,
  type Subject,
} from '../access/admin-permissions';
import type { Permission } from './permissions';

const forms = mayRead('api::form.form');

/** What opened our own pages until they had permissions of their own. */
const former: Readonly<Record<Subject, readonly AdminPermission[]>> = {
  submissions: [forms],
  'organiser-submissions': [forms, organiser],
  contracts: [forms, organiser],
  orders: [forms, organiser],
  'form-files': [forms],
  'organiser-forms': [organiser],
  registrations: [mayRead('api::visitor-crew.visitor-crew')],
  statistics: [organiser],
  newsletter: [organiser],
  'session-places': [organiser],
  announcements: [organiser],
  'programme-import': [organiser],
  'timed-jobs': [organiser],
  deliveries: [organiser],
};

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
    const own = allOwnPermissions.find((one) => one.action === action);
    if (!own || previous === null || previous.some((one) => one.action === action)) return true;
    return former[own.about].every((needed) =>
      stored.some((one) => one.action === needed.action && one.subject === needed.subject),
    );
  });
}
