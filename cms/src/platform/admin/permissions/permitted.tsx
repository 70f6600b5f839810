import { useAuth } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { AdminPermission } from '../../access/admin-permissions';

/** Tells whether who works in the admin has one of some permissions of our own. */
export function usePermissions(): (...permissions: AdminPermission[]) => boolean {
  const held = useAuth('usePermissions', ({ permissions }) => permissions);
  return (...permissions) => permissions.some(({ action }) => held.some((one) => one.action === action));
}

interface Props {
  to: AdminPermission | AdminPermission[];
  children: ReactNode;
}

/** Hides controls whose call the server would reject for lack of a permission. */
export function Permitted({ to, children }: Props) {
  const isPermitted = usePermissions();
  return isPermitted(...[to].flat()) ? children : null;
}
