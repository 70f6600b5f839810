import { isRouteErrorResponse, useHref, useLocation } from 'react-router';
import { messagesFor, useMessages } from '../../messages/messages';
import { Button, ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { Heading } from '../../ui/text/heading';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { describeError } from './describe-error';

const MissingPage = lazyHydrate(() => import('./missing-page'));

export function errorTitle(error: unknown, locale: string): string {
  const { notFoundTitle, title } = messagesFor(locale).shell.error;
  return isRouteErrorResponse(error) && error.status === 404 ? notFoundTitle : title;
}

export function ErrorScreen({ error }: { error: unknown }) {
  const m = useMessages().shell.error;
  const { pathname, search } = useLocation();
  const again = useHref(pathname);
  const { status, message, text, retry } = describeError(error, m);
  return (
    <div className="bg-tint plan-lines">
      <Container className="flex min-h-[60vh] flex-col justify-center py-section">
        <p className="stand-tag inline-flex h-16 items-center self-start pr-6 pl-[1.4em] font-display text-4xl font-extrabold">
          {status}
        </p>
        <Heading level={1} className="mt-6">
          {m.title}
        </Heading>
        {isRouteErrorResponse(error) && status === 404 ? (
          <MissingPage message={message} error={error} />
        ) : (
          <>
            <p className="mt-4 max-w-text text-lead font-semibold">{message}</p>
            <p className="mt-2 max-w-text text-ink-soft">{text}</p>
          </>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          {retry && (
            <form method="get" action={again}>
              {[...new URLSearchParams(search)].map(([name, value], index) => (
                <input key={index} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" icon="rotate-ccw">
                {m.retry}
              </Button>
            </form>
          )}
          <ButtonLink to="/" tone={retry ? 'secondary' : 'primary'} icon="arrow-left">
            {m.backHome}
          </ButtonLink>
        </div>
      </Container>
    </div>
  );
}
