import { redirect } from 'react-router';
import { signOut } from '../../content/types/account';
import { isSecure, visitorCms } from '../../content/client/context.server';
import { endedTokenCookies } from '../../content/client/visitor/token-cookies';
import type { RouteHandle } from '../../shell/layouts/handle';
import { useMessages } from '../../messages/messages';
import { Button } from '../../ui/form/button';
import { AccountEntrance } from '../account-entrance';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { requireSignedIn } from '../user.server';
import type { Route } from './+types/sign-out';

export const handle: RouteHandle = { layout: 'default' };

export function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return null;
}

export async function action({ context }: Route.ActionArgs) {
  await signOut(visitorCms(context)).catch(() => undefined);
  const headers = new Headers();
  for (const cookie of endedTokenCookies(isSecure(context))) headers.append('Set-Cookie', cookie);
  return redirect('/', { headers });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/uitloggen', (m) => m.signOut.title, matches[0].loaderData);
}

/** For visitors without JavaScript, who have no menu. */
export default function SignOut() {
  const m = useMessages().account.signOut;
  return (
    <AccountEntrance title={m.title}>
      <p className="mb-6">{m.text}</p>
      <form method="post">
        <Button type="submit" icon="log-out">
          {m.submit}
        </Button>
      </form>
    </AccountEntrance>
  );
}
