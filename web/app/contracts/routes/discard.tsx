import { Form, redirect } from 'react-router';
import { ownPageHeaders } from '../../account/account-meta';
import { isSecure, anonymousCms } from '../../content/client/context.server';
import { CmsUnavailable } from '../../content/client/errors';
import { deleteDraft } from '../../content/types/form/drafts';
import { unavailable } from '../../errors/page-errors';
import { useMessages } from '../../messages/messages';
import type { RouteHandle } from '../../shell/layouts/handle';
import { Button, ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { PageHeader } from '../../ui/layout/page-header';
import { contractMeta } from '../contract-meta';
import { draftSecret } from '../contract.server';
import { draftToken, endedDraftCookies } from '../draft-cookie.server';
import { contractPath, discardPath } from '../paths';
import type { Route } from './+types/discard';

export const handle: RouteHandle = { layout: 'default' };

export function loader() {
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = draftToken(request);
  try {
    if (token !== null) await deleteDraft(anonymousCms(context), draftSecret(), token);
  } catch (error) {
    throw error instanceof CmsUnavailable ? unavailable() : error;
  }
  const headers = new Headers();
  for (const cookie of endedDraftCookies(isSecure(context))) headers.append('Set-Cookie', cookie);
  return redirect(contractPath, { status: 303, headers });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return contractMeta(discardPath, (m) => m.discardTitle, matches[0].loaderData);
}

export default function Discard() {
  const m = useMessages().contract;
  return (
    <>
      <PageHeader
        title={m.discardTitle}
        breadcrumbs={[{ label: m.title, to: contractPath }, { label: m.discardTitle }]}
      />
      <Container className="py-8 lg:py-12">
        <p className="max-w-prose">{m.discardText}</p>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" tone="danger">
            {m.discardSubmit}
          </Button>
          <ButtonLink to={`${contractPath}/verder`} tone="secondary">
            {m.discardKeep}
          </ButtonLink>
        </Form>
      </Container>
    </>
  );
}
