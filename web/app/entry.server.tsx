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
import { digestOf } from './rendering/data-digest.server';
import { dataDigestHeader } from '../caching/data-digest';
import { DrawnIcons } from './icons/drawings';
import type { IconName } from './icons/icon-names';
import { putDrawingsIn } from './icons/sprite.server';
import { createPageBody } from './rendering/paint/page-body.server';
import { lazyComponentsLoaded } from './rendering/hydration/server-preload';
import { PageEntry } from '../router-internals/page-scripts';

/** How long a page may wait for slow data, in ms. React Router reads this export under this name. */
export const streamTimeout = 10_000;

/** Renders a page to a response. Robots get complete pages, and one line of plain text instead of the error screen. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  headers.set('Content-Language', locale);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { isRobot, lastData } = routerContext.get(visitorContext);
  const errors: unknown[] = Object.values(context.staticHandlerContext.errors ?? {});
  const [error] = errors;
  if (isRobot && error !== undefined) return plainTextResponse(error, locale, status, headers);

  const digest = lastData === undefined ? null : digestOf({ status, headers, context });
  if (digest !== null) {
    headers.set(dataDigestHeader, digest);
    if (digest === lastData) return new Response(null, { status: 304, headers });
  }

  await lazyComponentsLoaded();
  const nonce = routerContext.get(nonceContext) ?? undefined;
  const icons = new Set<IconName>();
  const page = (
    <Nonce value={nonce}>
      <DrawnIcons value={icons}>
        <PageEntry value={context}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </PageEntry>
      </DrawnIcons>
    </Nonce>
  );
  return new Promise((resolve, reject) => {
    let hasStarted = false;
    const problems: unknown[] = [];
    const respond = () => {
      hasStarted = true;
      if (isRobot && problems.length > 0) {
        problems.forEach((problem) => console.error(problem));
        abort();
        return resolve(plainTextResponse(problems[0], locale, status, headers));
      }
      // A lazy component that fails fails the page: React Router then renders the error screen.
      if (problems.length > 0) {
        abort();
        return reject(asError(problems[0]));
      }
      const { sink, body } = createPageBody((html) => putDrawingsIn(html, icons));
      headers.set('Content-Type', 'text/html; charset=utf-8');
      pipe(sink);
      resolve(new Response(body, { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React must not move large lazy components to the end of the HTML: without JavaScript they would stay hidden.
      progressiveChunkSize: Infinity,
      ...(isRobot ? { onAllReady: respond } : { onShellReady: respond }),
      onShellError: reject,
      onError(problem) {
        status = 500;
        problems.push(problem);
        // Before the start the promise rejects and the router logs it.
        if (hasStarted) console.error(problem);
      },
    });
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

function asError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error(String(problem));
}

function plainTextResponse(error: unknown, locale: string, status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(describeError(error, messagesFor(locale).shell.error).message, {
    status,
    headers,
  });
}

/** Logs an error, unless it is a thrown response or the visitor has left. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
