import { useEffect, useRef, useState } from 'react';
import { redirect, useHref, useSubmit } from 'react-router';
import { cmsFor } from '../../content/client/context.server';
import { fieldsOf } from '../../form-engine/form.server';
import { notFound } from '../../errors/page-errors';
import type { RouteHandle } from '../../shell/layouts/handle';
import { firebaseMessagesFor } from '../../messages/firebase';
import { useMessages } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { useSite } from '../../site/site-context';
import { Notice } from '../../ui/layout/notice';
import { SiteLink } from '../../ui/links/site-link';
import { AccountEntrance } from '../account-entrance';
import { applePath } from '../firebase/apple-path';
import { problemOf } from '../firebase/codes';
import { finishAppleVisit, type AppleFailure } from '../firebase/finish-apple-visit';
import { findFirebase } from '../firebase/provider.server';
import { useSdk } from '../firebase/use-sdk';
import type { Route } from './+types/apple';

/** Apple's page posts its form here. Nobody is signed in by that: the tab that began holds the other half. */
export const handle: RouteHandle = {
  layout: 'default',
  form: { maxBytes: 16 * 1024, maxFields: 10, isOpenToAll: true },
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const firebase = await findFirebase(cmsFor(context));
  if (!firebase) throw notFound(url);
  return { firebase };
}

/** Hands Apple's form to the page in a fragment, which browsers send to no server. */
export async function action({ request }: Route.ActionArgs) {
  const posted = new URLSearchParams();
  for (const [name, value] of await fieldsOf(request))
    if (typeof value === 'string') posted.append(name, value);
  return redirect(`${applePath}#${posted.toString()}`);
}

export { headers } from './firebase';

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta(
    { title: firebaseMessagesFor(site.locale).apple.title, path: applePath, noIndex: true },
    site,
  );
}

export default function AppleReturn({ loaderData: { firebase } }: Route.ComponentProps) {
  const { account } = useMessages();
  const m = firebaseMessagesFor(useSite().locale);
  const { settings } = firebase;
  const sdk = useSdk(settings);
  const submit = useSubmit();
  const returnPath = useHref(applePath);
  const begun = useRef(false);
  const [failed, setFailed] = useState<AppleFailure | null>(null);

  useEffect(() => {
    // Apple's response can be used once.
    if (begun.current) return;
    begun.current = true;
    const send = (fields: Record<string, string>, action: string) =>
      submit(fields, { method: 'post', action, replace: true });
    void finishAppleVisit({ settings, returnPath, sdk, send }).then(setFailed);
  }, [settings, returnPath, sdk, submit]);

  return (
    <AccountEntrance title={m.apple.title}>
      <noscript>{m.needsScript}</noscript>
      {failed ? (
        <>
          <Notice tone="problem" role="alert" className="mb-5">
            {failed.error === undefined ? m.expired : problemOf(failed.error, m, account.incomplete).problem}
          </Notice>
          <SiteLink
            to={failed.path}
            className="inline-block py-1 text-action-ink underline underline-offset-4"
          >
            {m.apple.back}
          </SiteLink>
        </>
      ) : (
        <p role="status">{account.busy}</p>
      )}
    </AccountEntrance>
  );
}
