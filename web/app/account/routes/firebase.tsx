import { data, redirect } from 'react-router';
import { signInHosted, signOut } from '../../content/types/account';
import { cmsFor, isSecure, visitorCms } from '../../content/client/context.server';
import type { CmsError } from '../../content/client/errors';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { endedTokenCookies } from '../../content/client/visitor/token-cookies';
import { fieldsOf } from '../../form-engine/form.server';
import { notFound } from '../../errors/page-errors';
import type { RouteHandle } from '../../shell/layouts/handle';
import { firebaseMessagesFor } from '../../messages/firebase';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import type { FirebaseMessages } from '../../messages/nl/firebase';
import { buttonClassName } from '../../ui/form/button';
import { useSite } from '../../site/site-context';
import { pageMeta } from '../../meta/page-meta';
import { Notice } from '../../ui/layout/notice';
import { SiteLink } from '../../ui/links/site-link';
import { AccountEntrance } from '../account-entrance';
import { accountForms } from '../account-forms';
import { signedIn, submit } from '../account-forms.server';
import { ownPageHeaders } from '../account-meta';
import { AppleButton } from '../firebase/apple-button';
import {
  ConfirmAtFirebase,
  ForgotAtFirebase,
  RegisterAtFirebase,
  ResetAtFirebase,
  SignInAtFirebase,
} from '../firebase/entrance-forms';
import { findFirebase } from '../firebase/provider.server';
import { useSdk } from '../firebase/use-sdk';
import { nextPage } from '../next-page';
import { requireSignedOut } from '../user.server';
import type { Route } from './+types/firebase';

export const handle: RouteHandle = { layout: 'default' };

const path = '/inloggen/firebase';

/** The steps of the page: our own `stap`, or the `mode` of a link in Firebase's e-mails. */
const steps: Readonly<Record<string, Step>> = {
  registreren: 'register',
  vergeten: 'forgot',
  resetPassword: 'reset',
  verifyEmail: 'confirm',
  recoverEmail: 'confirm',
  verifyAndChangeEmail: 'confirm',
};
type Step = 'signIn' | 'register' | 'forgot' | 'reset' | 'confirm';

export async function loader({ context, url }: Route.LoaderArgs) {
  const firebase = await findFirebase(cmsFor(context));
  if (!firebase) throw notFound(url);
  const { searchParams } = url;
  const next = nextPage(searchParams.get('naar'));
  const asked = searchParams.get('mode') ?? searchParams.get('stap') ?? '';
  const step: Step = (Object.hasOwn(steps, asked) && steps[asked]) || 'signIn';
  const code = searchParams.get('oobCode') ?? '';
  if (step !== 'reset' && step !== 'confirm') requireSignedOut(context, next);
  const ended = searchParams.get('reden');
  return data({ firebase, next, step, code: /^[\w-]{1,500}$/.test(code) ? code : 'x', ended });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const locale = localeOf(url.pathname);
  const m = messagesFor(locale);
  const fields = await fieldsOf(request);
  const next = nextPage(url.searchParams.get('naar'));
  if (fields.get('form') === 'voorbij') return ended(context, fields.get('reden'));
  return submit(context, url, {
    form: accountForms(m).firebase,
    fields,
    m,
    act: async ({ idToken }, cms) => signedIn(context, await signInHosted(cms, idToken), next ?? '/account'),
    onRejected: (error) => ({
      problem: problemIn(firebaseMessagesFor(locale), error),
      status: error.status,
    }),
  });
}

async function ended(context: RequestContext, reason: unknown) {
  await signOut(visitorCms(context)).catch(() => undefined);
  const headers = new Headers();
  for (const cookie of endedTokenCookies(isSecure(context))) headers.append('Set-Cookie', cookie);
  const code = reason === 'user-disabled' ? reason : 'user-token-expired';
  return redirect(`${path}?reden=${code}`, { headers });
}

function problemIn(m: FirebaseMessages, { name }: CmsError): string {
  const texts: Readonly<Record<string, string>> = {
    SignInExpired: m.expired,
    EmailNotConfirmed: m.unconfirmed,
    IdentityDisabled: m.codes['user-disabled'],
    IdentityExpired: m.codes['user-token-expired'],
    AccountExists: m.exists,
    AccountBlocked: m.blocked,
  };
  return texts[name] ?? m.failed;
}

/** Sends only the origin as referrer: the URL may hold a code, and Firebase's API keys may be limited to our origin. */
export function headers(given: Route.HeadersArgs) {
  const own = ownPageHeaders(given);
  own.set('Referrer-Policy', 'strict-origin');
  return own;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const title = titleOf(loaderData, firebaseMessagesFor(site.locale));
  return pageMeta({ title, path, noIndex: true }, site);
}

function titleOf(
  { firebase: { label }, step }: { firebase: { label: string }; step: Step },
  m: FirebaseMessages,
) {
  const titles: Record<Step, string> = {
    signIn: m.title(label),
    register: m.registerTitle(label),
    forgot: m.forgotTitle(label),
    reset: m.resetTitle(label),
    confirm: m.confirmTitle,
  };
  return titles[step];
}

export default function FirebaseSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { firebase, next, step, code, ended: reason } = loaderData;
  const { account } = useMessages();
  const m = firebaseMessagesFor(useSite().locale);
  const sdk = useSdk(firebase.settings);
  const stepPath = (name: string) => {
    const query = new URLSearchParams({ ...(name && { stap: name }), ...(next !== null && { naar: next }) });
    return query.size === 0 ? path : `${path}?${query.toString()}`;
  };
  const common = { m, sdk, step: stepPath };
  return (
    <AccountEntrance
      title={titleOf(loaderData, m)}
      intro={step === 'confirm' ? undefined : m.intro(firebase.label)}
      aside={
        <SiteLink to="/inloggen" className="inline-block py-1 text-action-ink underline underline-offset-4">
          {m.otherMethods}
        </SiteLink>
      }
    >
      <noscript>
        <Notice tone="info" className="mb-5">
          {m.needsScript}
        </Notice>
      </noscript>
      {reason !== null && !actionData && step === 'signIn' && (
        <Notice tone="info" role="status" className="mb-5">
          {m.codes[reason === 'user-disabled' ? reason : 'user-token-expired']}
        </Notice>
      )}
      {step === 'signIn' && <SignInAtFirebase {...common} serverProblem={actionData?.problem} />}
      {step === 'signIn' && firebase.settings.apple && (
        <div className="mt-5">
          <AppleButton settings={firebase.settings} submit={account.signIn.with('Apple')} next={next} />
        </div>
      )}
      {step === 'register' && <RegisterAtFirebase {...common} />}
      {step === 'forgot' && <ForgotAtFirebase {...common} />}
      {step === 'reset' && <ResetAtFirebase {...common} code={code} />}
      {step === 'confirm' && <ConfirmAtFirebase {...common} code={code} />}
      <div className="mt-6 border-t border-line pt-5">
        {step === 'signIn' ? (
          <>
            <p className="font-semibold">{account.signIn.newHere}</p>
            <SiteLink
              to={stepPath('registreren')}
              className={buttonClassName({ tone: 'secondary', className: 'mt-3 max-sm:w-full' })}
            >
              {account.signIn.register}
            </SiteLink>
          </>
        ) : (
          <SiteLink
            to={stepPath('')}
            className="inline-block py-1 text-action-ink underline underline-offset-4"
          >
            {m.toSignIn}
          </SiteLink>
        )}
      </div>
    </AccountEntrance>
  );
}
