import { ownPageHeaders } from '../../account/account-meta';
import { messagesFor, useMessages } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { Notice } from '../../ui/layout/notice';
import { PageHeader } from '../../ui/layout/page-header';
import { cataloguePath, placedPath } from '../select';
import type { Route } from './+types/placed';

export const handle: RouteHandle = { layout: 'default' };

/** The receipt that the URL names; anybody can write one there, so only what looks like one is shown. */
export function loader({ url }: Route.LoaderArgs) {
  const receipt = url.searchParams.get('kenmerk') ?? '';
  return { receipt: /^[\w-]{4,40}$/.test(receipt) ? receipt : null };
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta(
    { title: messagesFor(site.locale).order.placed.title, path: placedPath, noIndex: true },
    site,
  );
}

export default function Placed({ loaderData: { receipt } }: Route.ComponentProps) {
  const { order, catalogue } = useMessages();
  const m = order.placed;
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumbs={[{ label: catalogue.title, to: cataloguePath }, { label: m.title }]}
      />
      <Container className="py-8 lg:py-12">
        <Notice tone="done" role="status" className="max-w-prose">
          <p>{m.text}</p>
          {receipt !== null && (
            <p className="mt-1">
              {m.receipt}: <strong>{receipt}</strong>
            </p>
          )}
        </Notice>
        <div className="mt-6">
          <ButtonLink to={cataloguePath} tone="secondary">
            {m.more}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
