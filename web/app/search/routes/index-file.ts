import { alwaysRevalidate } from '../../../caching/cache-control';
import { cmsFor } from '../../content/client/context.server';
import { sharedIndex } from '../index/shared-index.server';
import type { Route } from './+types/index-file';

/** The index for searching in the browser. The browser asks each time, and gets it only when it changed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { file } = await sharedIndex(cmsFor(context).locale);
  const headers = {
    ETag: file.etag,
    'Cache-Control': alwaysRevalidate,
    'X-Robots-Tag': 'noindex',
  };
  // A proxy that compresses marks the tag as weak; it is the same content.
  const known = (request.headers.get('if-none-match') ?? '')
    .split(/\s*,\s*/)
    .map((tag) => tag.replace(/^W\//, ''));
  if (known.includes(file.etag)) return new Response(null, { status: 304, headers });
  return new Response(file.body, {
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  });
}
