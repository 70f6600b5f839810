import { ownPageHeaders } from '../../account/account-meta';
import { useMessages } from '../../messages/messages';
import type { RouteHandle } from '../../shell/layouts/handle';
import { ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { Notice } from '../../ui/layout/notice';
import { PageHeader } from '../../ui/layout/page-header';
import { Heading } from '../../ui/text/heading';
import { contractMeta } from '../contract-meta';
import { contractPath, receiptParam, receivedPath } from '../paths';
import type { Route } from './+types/signed';

export const handle: RouteHandle = { layout: 'default' };

/** The receipt that the URL names; anybody can write one there, so only what looks like one is shown. */
export function loader({ url }: Route.LoaderArgs) {
  const receipt = url.searchParams.get(receiptParam) ?? '';
  return { receipt: /^[\w-]{4,40}$/.test(receipt) ? receipt : null };
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return contractMeta(receivedPath, (m) => m.received.title, matches[0].loaderData);
}

export default function Received({ loaderData: { receipt } }: Route.ComponentProps) {
  const { contract } = useMessages();
  const m = contract.received;
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumbs={[{ label: contract.title, to: contractPath }, { label: m.title }]}
      />
      <Container className="py-8 lg:py-12">
        <div className="max-w-prose">
          <Notice tone="done" role="status">
            <p>{m.thanks}</p>
            {receipt !== null && (
              <p className="mt-1">
                {m.receipt}: <strong>{receipt}</strong>
              </p>
            )}
          </Notice>
          <Heading level={2} size="heading" className="booth-mark mt-10">
            {m.nextTitle}
          </Heading>
          <ol className="mt-4 grid gap-4">
            {m.next.map((text, index) => (
              <li key={text} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-display font-bold text-on-brand"
                >
                  {index + 1}
                </span>
                <span className="pt-1">{text}</span>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/adverteren-en-signing">{m.order}</ButtonLink>
            <ButtonLink to="/" tone="secondary">
              {m.home}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  );
}
