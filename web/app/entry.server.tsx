import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { describeError } from './shell/error-screen/describe-error';
import { localeOf } from './messages/locale';
import { messagesFor } from './messages/messages';
import { Nonce, nonceContext } from './rendering/nonce';
import { visitorContext } from './content/client/visitor/visitor.server';
import { createPageBody } from './rendering/paint/page-body.server';
import { lazyComponentsLoaded } from './rendering/hydration/server-components';
import { PageEntry } from './rendering/paint/page-scripts';

/** How long slow data may keep a page open, in ms. */
export const streamTimeout = 10_000;

/** Renders a page to its answer. Robots get complete pages, and for a page that failed a plain line instead of the screen. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  headers.set('Content-Language', locale);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { isRobot: robot } = given.get(visitorContext);
  const errors: unknown[] = Object.values(context.staticHandlerContext.errors ?? {});
  const [error] = errors;
  if (robot && error !== undefined) return plainAnswer(error, locale, status, headers);

  await lazyComponentsLoaded();
  const nonce = given.get(nonceContext) ?? undefined;
  const page = (
    <Nonce value={nonce}>
      <PageEntry value={context}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </PageEntry>
    </Nonce>
  );
  return new Promise((resolve, reject) => {
    let started = false;
    const problems: unknown[] = [];
    const answer = () => {
      started = true;
      if (robot && problems.length > 0) {
        problems.forEach((problem) => console.error(problem));
        abort();
        return resolve(plainAnswer(problems[0], locale, status, headers));
      }
      // A lazy component that fails is not left out: the page has failed, and its error screen is drawn.
      if (problems.length > 0) {
        abort();
        return reject(asError(problems[0]));
      }
      const { sink, body } = createPageBody();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      pipe(sink);
      resolve(new Response(body, { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Lazy components stand where they belong, however large they are, also without JavaScript.
      progressiveChunkSize: Infinity,
      ...(robot ? { onAllReady: answer } : { onShellReady: answer }),
      onShellError: reject,
      onError(problem) {
        status = 500;
        problems.push(problem);
        // Before the start the promise rejects and the router logs it.
        if (started) console.error(problem);
      },
    });
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

function asError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error(String(problem));
}

function plainAnswer(error: unknown, locale: string, status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(describeError(error, messagesFor(locale).shell.error).message, {
    status,
    headers,
  });
}

/** Writes what went wrong to the log: everything but answers that were meant, and visitors who left. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
