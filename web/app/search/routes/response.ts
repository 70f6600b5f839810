import { alwaysRevalidate } from '../../../caching/cache-control';
import { cmsFor } from '../../content/client/context.server';
import { hitsInDialog } from '../limits';
import { searchFor } from '../search.server';
import type { Route } from './+types/response';

/** Search results as JSON, for sites whose index is too large for browsers. 400 for an invalid query. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { response } = await searchFor(cmsFor(context).locale, url, hitsInDialog);
  return Response.json(response, {
    headers: { 'Cache-Control': alwaysRevalidate, 'X-Robots-Tag': 'noindex' },
  });
}
