import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { getAccount } from '../../content/types/account';
import { cmsFor } from '../../content/client/context.server';
import type { RouteHandle } from '../../shell/layouts/handle';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { Notice } from '../../ui/layout/notice';
import { PageHeader } from '../../ui/layout/page-header';
import { AccountMenu } from '../account-menu';
import { ownPageHeaders } from '../account-meta';
import { findFirebase } from '../firebase/provider.server';
import { useOwnPages } from '../own-pages';
import { requireSignedIn } from '../user.server';
import type { Route } from './+types/frame';

export const handle: RouteHandle = { layout: 'default' };

const WatchFirebase = lazy(() => import('../firebase/watch-firebase'));

const doneParam = 'gedaan';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const cms = cmsFor(context);
  const account = await getAccount(cms);
  const firebase = account.provider === 'firebase' ? await findFirebase(cms) : null;
  return { account, firebase, done: url.searchParams.get(doneParam) };
}

export const headers = ownPageHeaders;

export default function AccountFrame({ loaderData: { account, firebase, done } }: Route.ComponentProps) {
  const m = useMessages().account;
  const { pathname } = useLocation();
  const page = useOwnPages().find(({ to }) => to === pathname);
  const isFirst = pathname === '/account';
  const doneMessage = Object.entries(m.done).find(([name]) => name === done)?.[1];
  return (
    <>
      {firebase && (
        <Suspense>
          <WatchFirebase settings={firebase.settings} />
        </Suspense>
      )}
      <PageHeader
        title={isFirst || !page ? m.overview.hello(account.name) : page.label}
        intro={page?.intro}
        breadcrumbs={
          isFirst || !page
            ? [{ label: m.title }]
            : [{ label: m.title, to: '/account' }, { label: page.label }]
        }
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-8 py-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <AccountMenu isExhibitor={account.exhibitor !== null} />
        <div className="grid max-w-text grid-cols-[minmax(0,1fr)] content-start gap-6">
          {doneMessage && (
            <Notice tone="done" role="status">
              {doneMessage}
            </Notice>
          )}
          <Outlet context={account} />
        </div>
      </Container>
    </>
  );
}
