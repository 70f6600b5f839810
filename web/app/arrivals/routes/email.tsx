import { data } from 'react-router';
import type { RouteHandle } from '../../layouts/handle';
import { messagesFor, useMessages } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Heading } from '../../ui/heading';
import { PageHeader } from '../../ui/page-header';
import { arrivalOf } from '../arrival';
import type { Route } from './+types/email';

export const handle: RouteHandle = { layout: 'default' };

/** Where the link in a mail lands. No mail with a usable link is sent yet, so a token is one that cannot be used. */
export function loader({ url }: Route.LoaderArgs) {
  const usable = arrivalOf(url.searchParams) === 'nothing';
  return data({ usable }, { status: usable ? 200 : 400 });
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).arrivals.email;
  return pageMeta({ title, path: '/email-valideren', noIndex: true }, site);
}

export default function ConfirmEmail({ loaderData: { usable } }: Route.ComponentProps) {
  const m = useMessages().arrivals.email;
  const { heading, text, steps } = usable ? m.nothing : m.unusable;
  return (
    <>
      <PageHeader title={m.title} breadcrumbs={[{ label: m.title }]} />
      <Container width="text" className="py-section">
        <Heading level={2}>{heading}</Heading>
        <p className="mt-3 text-lead">{text}</p>
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
      </Container>
    </>
  );
}
