import { redirect } from 'react-router';
import { renameAccount, sendConfirmation, getUser } from '../../content/types/account';
import { localeOf } from '../../messages/locale';
import { messagesFor, useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { TextField } from '../../ui/form/text-field';
import { typeset } from '../../ui/text/typeset';
import { AccountForm } from '../forms/account-form';
import { accountMeta, ownPageHeaders } from '../account-meta';
import { AccountSection } from '../account-section';
import { responseTo } from '../forms/form';
import { fieldsOf, submit } from '../forms/form.server';
import { useAccount } from '../own-account';
import { accountSchemas } from '../forms/schemas';
import { requireSignedIn } from '../user.server';
import type { Route } from './+types/overview';

export function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const m = messagesFor(localeOf(url.pathname));
  const schemas = accountSchemas(m);
  const fields = await fieldsOf(request);
  if (fields.get('form') === 'bevestigen') {
    return submit(context, url, {
      ...{ form: 'bevestigen', fields, m, schema: schemas.nothing },
      act: async (_values, cms) => {
        const { email } = await getUser(cms);
        await sendConfirmation(cms, email);
        return redirect('/account?gedaan=bevestiging');
      },
    });
  }
  return submit(context, url, {
    ...{ form: 'profiel', fields, m, schema: schemas.rename },
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

export default function Overview({ actionData }: Route.ComponentProps) {
  const m = useMessages().account;
  const { name, email, confirmed, role, exhibitor } = useAccount();
  return (
    <>
      {!confirmed && (
        <AccountSection title={m.overview.unconfirmed} text={m.overview.unconfirmedText(email)}>
          <AccountForm
            form="bevestigen"
            response={responseTo('bevestigen', actionData)}
            submit={m.overview.resend}
            tone="secondary"
            icon="mail"
          />
        </AccountSection>
      )}
      <AccountSection title={m.overview.profile}>
        <dl className="mb-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-soft">{m.email}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{typeset(email)}</dd>
          <dt className="text-ink-soft max-sm:mt-2">{m.overview.role}</dt>
          <dd className="font-medium">{m.overview.roles[role]}</dd>
        </dl>
        <AccountForm form="profiel" response={responseTo('profiel', actionData)} submit={m.overview.submit}>
          {(field) => {
            const { defaultValue = name ?? '', ...state } = field('name');
            return (
              <TextField
                {...state}
                defaultValue={defaultValue}
                label={m.name}
                autoComplete="name"
                required
                maxLength={100}
              />
            );
          }}
        </AccountForm>
      </AccountSection>
      {exhibitor && (
        <AccountSection title={m.overview.company} text={m.overview.companyText}>
          <p className="font-display text-subheading font-bold">{exhibitor.name}</p>
          <ButtonLink
            to={`/standhouders/${exhibitor.publicId}/${exhibitor.slug}`}
            tone="secondary"
            icon="arrow-right"
            iconAfter
            className="mt-4"
          >
            {m.overview.toCompany}
          </ButtonLink>
        </AccountSection>
      )}
    </>
  );
}
