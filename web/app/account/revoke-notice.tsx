import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

/** The query of the pages after leaving, when what somebody allowed us at Apple could not be revoked. */
export const revokeYourself = '?apple=zelf';

const RevokeYourself = lazy(() => import('./firebase/revoke-yourself'));

export function MayRevokeYourself() {
  return useLocation().search === revokeYourself ? (
    <Suspense>
      <RevokeYourself />
    </Suspense>
  ) : null;
}
