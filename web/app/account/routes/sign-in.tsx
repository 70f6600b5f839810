import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { signIn } from '../../content/types/account';
import { fieldsOf, rejectForm } from '../../form-engine/form.server';
import type { RouteHandle } from '../../shell/layouts/handle';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { Notice } from '../../ui/layout/notice';
import { AccountEntrance } from '../account-entrance';
import { accountForms } from '../account-forms';
import { signedIn, submit } from '../account-forms.server';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { loadEntrance } from '../entrance.server';
import { nextPage } from '../next-page';
import { SignInForm } from '../sign-in-form';
import { startSocialSignIn } from '../oauth/social-sign-in.server';
import type { Route } from './+types/sign-in';

export const handle: RouteHandle = { layout: 'default' };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadEntrance(context, url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const m = messagesFor(localeOf(url.pathname));
  const next = nextPage(url.searchParams.get('naar'));
  const fields = await fieldsOf(request);
  const forms = accountForms(m);
  if (fields.get('form') === 'dienst') {
    const started = await startSocialSignIn(context, url, fields.get('dienst'), next);
    const problem = m.account.signIn.withRejected;
    return started ?? rejectForm(context, forms.provider, fields, m, { problem });
  }
  return submit(context, url, {
    form: forms.signIn,
    fields,
    m,
    act: async (values, cms) =>
      signedIn(context, await signIn(cms, values.email, values.password), next ?? '/account'),
    onRejected: ({ reason }) => ({
      problem: /blocked|geblokkeerd/i.test(reason) ? m.account.signIn.blocked : m.account.signIn.wrong,
    }),
  });
}

/** A visitor who signed in on a sheet stays on that page: this loader would redirect them. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/inloggen', (m) => m.signIn.title, matches[0].loaderData);
}

export default function SignIn({ loaderData: { next, providers }, actionData }: Route.ComponentProps) {
  const m = useMessages().account.signIn;
  return (
    <AccountEntrance title={m.title} intro={m.intro}>
      {next !== null && !actionData && (
        <Notice tone="info" className="mb-5">
          {m.needed}
        </Notice>
      )}
      <SignInForm response={actionData} providers={providers} next={next} />
    </AccountEntrance>
  );
}
