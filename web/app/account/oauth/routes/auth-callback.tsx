import { data } from 'react-router';
import { ownPageHeaders } from '../../account-meta';
import { endSocialSignIn } from '../social-sign-in.server';
import type { RouteHandle } from '../../../shell/layouts/handle';
import { messagesFor, useMessages } from '../../../messages/messages';
import { pageMeta } from '../../../meta/page-meta';
import { Wordmark } from '../../../shell/navigation/wordmark';
import { ButtonLink } from '../../../ui/form/button';
import { Container } from '../../../ui/layout/container';
import { Heading } from '../../../ui/text/heading';
import { authCallbackOf } from '../auth-callback';
import type { Route } from './+types/auth-callback';

export const handle: RouteHandle = { layout: 'empty', statistics: false };

/**
 * The landing page of auth callbacks. Signs in a visitor who comes back from an OAuth provider. Anything else in the
 * query is neither used nor shown.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const outcome = authCallbackOf(url.searchParams);
  if (outcome !== 'back') return data({ outcome });
  const ended = await endSocialSignIn(request, context, url);
  if (ended instanceof Response) return ended;
  return data({ outcome: ended }, { status: ended === 'rejected' ? 200 : 403 });
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta(
    { title: messagesFor(site.locale).authCallbacks.landing.title, path: '/c', noIndex: true },
    site,
  );
}

export default function Landing({ loaderData: { outcome } }: Route.ComponentProps) {
  const m = useMessages().authCallbacks.landing;
  const { heading, text } = m[outcome];
  return (
    <div className="grid min-h-dvh place-items-center bg-tint py-10 plan-lines">
      <Container width="text">
        <Wordmark />
        <div className="mt-8 rounded-panel border border-line bg-surface p-6 shadow-raised sm:p-10">
          <Heading level={1} size="heading">
            {heading}
          </Heading>
          <p className="mt-3 text-lead">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            {outcome === 'nothing' ? (
              <ButtonLink to="/">{m.home}</ButtonLink>
            ) : (
              <ButtonLink to="/inloggen" icon="log-in">
                {m.signIn}
              </ButtonLink>
            )}
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
