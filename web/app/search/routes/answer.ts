import { cmsFor } from '../../content/client/context.server';
import { hitsInDialog } from '../limits';
import { searchFor } from '../search.server';
import type { Route } from './+types/answer';

/** The answer to a query, for browsers that have too much to search in by themselves. 400 for a query that cannot be. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { answer } = await searchFor(cmsFor(context).locale, url, hitsInDialog);
  return Response.json(answer, {
    headers: { 'Cache-Control': 'public, max-age=60', 'X-Robots-Tag': 'noindex' },
  });
}
