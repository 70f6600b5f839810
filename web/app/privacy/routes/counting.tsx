import { data, redirect } from 'react-router';
import { cmsFor, isSecure } from '../../content/client/context.server';
import { CmsError } from '../../content/client/errors';
import { getCountedExample } from '../../content/types/counted-example';
import { fieldsOf } from '../../form-engine/form.server';
import { pageMeta } from '../../meta/page-meta';
import { messagesFor, useMessages } from '../../messages/messages';
import type { RouteHandle } from '../../shell/layouts/handle';
import { Button, ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { PageHeader } from '../../ui/layout/page-header';
import { Heading } from '../../ui/text/heading';
import type { Route } from './+types/counting';

const path = '/privacy/statistiek';
const ownHeaders = { 'Cache-Control': 'private, no-store' };
/** How long the choice is remembered, in seconds: docs/behaviour.md. */
const maxAgeSeconds = 365 * 24 * 60 * 60;

export const handle: RouteHandle = { layout: 'default' };

/**
 * Says if this browser's visits are counted; if not, whether the visitor chose so here or in the browser's
 * settings.
 */
export async function loader({ context, request: { headers } }: Route.LoaderArgs) {
  const byBrowser = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
  const byChoice = /(?:^|;\s*)statistiek=nee(?:;|$)/.test(headers.get('cookie') ?? '');
  const state = byBrowser ? 'byBrowser' : byChoice ? 'byChoice' : 'counted';
  // The choice can be made without it.
  const example = await getCountedExample(cmsFor(context)).catch((error: unknown) => {
    if (error instanceof CmsError) return null;
    throw error;
  });
  return data({ state, example } as const, { headers: ownHeaders });
}

/** Remembers the choice in a cookie that says nothing else, or forgets it. What is no choice shows the page as it is. */
export async function action({ context, request }: Route.ActionArgs) {
  const choice = (await fieldsOf(request)).get('tellen');
  if (choice !== 'ja' && choice !== 'nee') return data(null, { status: 400, headers: ownHeaders });
  const isCounted = choice === 'ja';
  const secure = isSecure(context) ? '; Secure' : '';
  const cookie = `statistiek=nee; Path=/; Max-Age=${isCounted ? 0 : maxAgeSeconds}; SameSite=Lax${secure}`;
  return redirect(path, { status: 303, headers: { 'Set-Cookie': cookie } });
}

export const headers = () => ownHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta({ title: messagesFor(site.locale).counting.title, path, noIndex: true }, site);
}

export default function Counting({ loaderData: { state, example } }: Route.ComponentProps) {
  const { counting: m, format } = useMessages();
  const { heading, text } = m[state];
  return (
    <>
      <PageHeader title={m.title} breadcrumbs={[{ label: m.privacy, to: '/privacy' }, { label: m.title }]} />
      <Container width="text" className="py-section">
        <Heading level={2}>{heading}</Heading>
        <p className="mt-3 text-lead">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {state !== 'byBrowser' && (
            // The browser's own form: the answer is a new document, in which nothing is counted any more.
            <form method="post">
              <input type="hidden" name="tellen" value={state === 'counted' ? 'nee' : 'ja'} />
              <Button type="submit" icon={state === 'counted' ? 'x' : 'check'}>
                {state === 'counted' ? m.optOut : m.optIn}
              </Button>
            </form>
          )}
          <ButtonLink to="/privacy" tone="secondary">
            {m.back}
          </ButtonLink>
        </div>
        {example && (
          <>
            <Heading level={2} size="subheading" className="mt-section">
              {m.example.heading}
            </Heading>
            <p className="mt-2">
              {m.example.views(
                format.dayRange([example.from, example.to]),
                example.views === 0 ? null : format.number(example.views),
              )}
            </p>
            <p className="mt-2 text-ink-soft">{m.example.browsers}</p>
          </>
        )}
      </Container>
    </>
  );
}
