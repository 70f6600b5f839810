import type { RouteHandle } from '../../layouts/handle';
import { useSite } from '../../layouts/site-context';
import { messagesFor, useMessages } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { Wordmark } from '../../navigation/wordmark';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Heading } from '../../ui/heading';
import { arrivalOf } from '../arrival';
import type { Route } from './+types/landing';

export const handle: RouteHandle = { layout: 'empty' };

/** Where links that a machine made land. What they bring along stays in the address: it is neither used nor shown. */
export function loader({ url }: Route.LoaderArgs) {
  return { arrival: arrivalOf(url.searchParams) };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta(
    { title: messagesFor(site.locale).arrivals.landing.title, path: '/c', noIndex: true },
    site,
  );
}

export default function Landing({ loaderData: { arrival } }: Route.ComponentProps) {
  const m = useMessages().arrivals.landing;
  const { settings } = useSite();
  const { heading, text } = m[arrival];
  return (
    <div className="grid min-h-dvh place-items-center bg-tint py-10 plan-lines">
      <Container width="text">
        <Wordmark name={settings.name} edition={settings.edition} />
        <div className="mt-8 rounded-panel border border-line bg-surface p-6 shadow-raised sm:p-10">
          <Heading level={1} size="heading">
            {heading}
          </Heading>
          <p className="mt-3 text-lead">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/">{m.home}</ButtonLink>
            <ButtonLink to="/programma" tone="secondary">
              {m.programme}
            </ButtonLink>
            <ButtonLink to="/contact" tone="quiet">
              {m.contact}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </div>
  );
}
