import { useAuth } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { AdminPermission } from '../../access/admin-permissions';

export function usePermissions(): (...permissions: AdminPermission[]) => boolean {
  const held = useAuth('usePermissions', ({ permissions }) => permissions);
  return (...permissions) =>
    permissions.some(({ action, subject }) =>
      held.some((one) => one.action === action && (one.subject ?? null) === subject),
    );
}

interface Props {
  to: AdminPermission | AdminPermission[];
  children: ReactNode;
}

export function Permitted({ to, children }: Props) {
  const isPermitted = usePermissions();
  return isPermitted(...[to].flat()) ? children : null;
}
