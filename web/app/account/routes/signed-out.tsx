import type { RouteHandle } from '../../shell/layouts/handle';
import { useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { AccountEntrance } from '../account-entrance';
import { accountMeta } from '../account-meta';
import { MayRevokeYourself } from '../revoke-notice';
import type { Route } from './+types/signed-out';

export const handle: RouteHandle = { layout: 'default' };

/** Loads nothing, but the request lets editors' redirects work. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/uitgelogd', (m) => m.signOut.everywhereDone, matches[0].loaderData);
}

export default function SignedOut() {
  const m = useMessages().account;
  return (
    <AccountEntrance title={m.signOut.everywhereDone}>
      <p role="status">{m.signOut.everywhereDoneText}</p>
      <MayRevokeYourself />
      <ButtonLink to="/inloggen" className="mt-6">
        {m.signIn.submit}
      </ButtonLink>
    </AccountEntrance>
  );
}
