import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

/** The query of the pages after leaving, when what somebody allowed us at Apple could not be revoked. */
export const revokeYourself = '?apple=zelf';

const RevokeYourself = lazy(() => import('./firebase/revoke-yourself'));

/** Says how to revoke it at Apple, on the pages that are asked to. */
export function MayRevokeYourself() {
  return useLocation().search === revokeYourself ? (
    <Suspense>
      <RevokeYourself />
    </Suspense>
  ) : null;
}
