import { data, Form } from 'react-router';
import { ownPageHeaders } from '../../account-meta';
import { fieldsOf } from '../../../form-engine/form.server';
import { confirmEmail } from '../../../content/types/account';
import { anonymousCms } from '../../../content/client/context.server';
import { CmsError, CmsUnavailable } from '../../../content/client/errors';
import { unavailable } from '../../../errors/page-errors';
import type { RouteHandle } from '../../../shell/layouts/handle';
import { messagesFor, useMessages } from '../../../messages/messages';
import { pageMeta } from '../../../meta/page-meta';
import { Button, ButtonLink } from '../../../ui/form/button';
import { Container } from '../../../ui/layout/container';
import { Heading } from '../../../ui/text/heading';
import { PageHeader } from '../../../ui/layout/page-header';
import { authCallbackOf } from '../auth-callback';
import type { Route } from './+types/email-confirmation';

export const handle: RouteHandle = { layout: 'default' };

/** The query parameter of the code in our e-mails. */
const codeName = 'code';

/** The landing page of the link in the e-mail. Confirming needs a click, because mail scanners open links too. */
export function loader({ url }: Route.LoaderArgs) {
  const code = url.searchParams.get(codeName) ?? '';
  if (/^[\w-]{1,200}$/.test(code)) return data({ state: 'confirm' as const, code });
  const usable = authCallbackOf(url.searchParams) === 'nothing';
  return data(
    { state: usable ? ('nothing' as const) : ('unusable' as const), code: '' },
    { status: usable ? 200 : 400 },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const code = (await fieldsOf(request)).get(codeName);
  try {
    await confirmEmail(anonymousCms(context), typeof code === 'string' ? code : '');
    return data({ state: 'confirmed' as const });
  } catch (error) {
    if (error instanceof CmsUnavailable) throw unavailable();
    if (!(error instanceof CmsError)) throw error;
    return data({ state: 'unusable' as const }, { status: error.status });
  }
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).authCallbacks.email;
  return pageMeta({ title, path: '/email-valideren', noIndex: true }, site);
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const m = useMessages().authCallbacks.email;
  const state = actionData?.state ?? loaderData.state;
  return (
    <>
      <PageHeader title={m.title} breadcrumbs={[{ label: m.title }]} />
      <Container width="text" className="py-section">
        <div role={actionData ? 'status' : undefined}>
          <Heading level={2}>{m[state].heading}</Heading>
          <p className="mt-3 text-lead">{m[state].text}</p>
        </div>
        {state === 'confirm' && (
          <Form method="post" className="mt-6">
            <input type="hidden" name={codeName} value={loaderData.code} />
            <Button type="submit" size="large" icon="check">
              {m.confirm.submit}
            </Button>
          </Form>
        )}
        {state === 'confirmed' && (
          <ButtonLink to="/account" className="mt-6">
            {m.confirmed.account}
          </ButtonLink>
        )}
        {(state === 'nothing' || state === 'unusable') && <WhatToDo steps={m[state].steps} />}
      </Container>
    </>
  );
}

function WhatToDo({ steps }: { steps: readonly string[] }) {
  const m = useMessages().authCallbacks.email;
  return (
    <>
      <ul className="mt-5 grid list-disc gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="mt-6">{m.help}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/contact" icon="mail">
          {m.contact}
        </ButtonLink>
        <ButtonLink to="/bezoekersprofiel" tone="secondary">
          {m.profile}
        </ButtonLink>
        <ButtonLink to="/" tone="quiet">
          {m.home}
        </ButtonLink>
      </div>
    </>
  );
}
