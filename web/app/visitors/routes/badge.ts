import { requireSignedIn } from '../../account/user.server';
import { getBadge } from '../../content/types/visitor';
import { rejectionIn } from '../../content/client/rejection';
import { notFound } from '../../errors/page-errors';
import { ownHeaders } from '../headers';
import { linkParam } from '../paths';
import { visitCms } from '../visit-cms.server';
import type { Route } from './+types/badge';

export async function loader({ context, url }: Route.LoaderArgs) {
  const link = url.searchParams.get(linkParam);
  if (link === null) requireSignedIn(context, url);
  try {
    const pdf = await getBadge(visitCms(context, link), link);
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...ownHeaders,
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="badge.pdf"',
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    if (rejectionIn(error).status === 404) throw notFound(url);
    throw error;
  }
}
