import { redirect } from 'react-router';
import { FormGuard } from '../../form-engine/guard/form-guard';
import { renameAccount, sendConfirmation, getUser } from '../../content/types/account';
import { responseTo } from '../../form-engine/form';
import { fieldsOf } from '../../form-engine/form.server';
import { SiteForm } from '../../form-engine/site-form';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { typeset } from '../../ui/text/typeset';
import { accountForms, useAccountForms } from '../account-forms';
import { submit } from '../account-forms.server';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { AccountSection } from '../account-section';
import { loadOverview } from '../overview.server';
import { useAccount } from '../own-account';
import { OwnCards } from '../own-cards';
import { requireSignedIn } from '../user.server';
import type { Route } from './+types/overview';

export function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return loadOverview(context);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const m = messagesFor(localeOf(url.pathname));
  const forms = accountForms(m);
  const fields = await fieldsOf(request);
  if (fields.get('form') === forms.confirm.name) {
    return submit(context, url, {
      form: forms.confirm,
      fields,
      m,
      act: async (_values, cms, captcha) => {
        const { email } = await getUser(cms);
        await sendConfirmation(cms, email, captcha);
        return redirect('/account?gedaan=bevestiging');
      },
    });
  }
  return submit(context, url, {
    form: forms.rename,
    fields,
    m,
    act: async ({ name }, cms) => {
      await renameAccount(cms, name);
      return redirect('/account?gedaan=profiel');
    },
  });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/account', (m) => m.title, matches[0].loaderData);
}

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const m = useMessages().account;
  const { confirm, rename } = useAccountForms();
  const account = useAccount();
  const { name, email, confirmed, role } = account;
  return (
    <>
      {!confirmed && (
        <AccountSection title={m.overview.unconfirmed} text={m.overview.unconfirmedText(email)}>
          <SiteForm
            form={confirm}
            response={responseTo(confirm.name, actionData)}
            submit={m.overview.resend}
            tone="secondary"
            icon="mail"
          >
            {() => <FormGuard action="confirm_email" form="confirm_email" />}
          </SiteForm>
        </AccountSection>
      )}
      <OwnCards account={account} data={loaderData} />
      <AccountSection title={m.overview.profile}>
        <dl className="mb-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-soft">{m.email}</dt>
          <dd className="min-w-0 font-medium">{typeset(email)}</dd>
          <dt className="text-ink-soft max-sm:mt-2">{m.overview.role}</dt>
          <dd className="font-medium">{m.overview.roles[role]}</dd>
        </dl>
        <SiteForm
          form={rename}
          response={responseTo(rename.name, actionData)}
          defaultValues={{ name: name ?? '' }}
          submit={m.overview.submit}
        />
      </AccountSection>
    </>
  );
}
