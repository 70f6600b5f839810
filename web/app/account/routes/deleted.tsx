import type { RouteHandle } from '../../shell/layouts/handle';
import { useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { AccountEntrance } from '../account-entrance';
import { accountMeta } from '../account-meta';
import { MayRevokeYourself } from '../revoke-notice';
import type { Route } from './+types/deleted';

export const handle: RouteHandle = { layout: 'default' };

/** Loads nothing, but the request lets editors' redirects work. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/account/verwijderd', (m) => m.remove.doneTitle, matches[0].loaderData);
}

export default function Deleted() {
  const m = useMessages();
  return (
    <AccountEntrance title={m.account.remove.doneTitle}>
      <p role="status">{m.account.remove.done}</p>
      <MayRevokeYourself />
      <ButtonLink to="/" className="mt-6">
        {m.authCallbacks.email.home}
      </ButtonLink>
    </AccountEntrance>
  );
}
