import { getOwnData } from '../../content/types/account';
import { cmsFor } from '../../content/client/context.server';
import { requireSignedIn } from '../user.server';
import type { Route } from './+types/download';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const dataExport = await getOwnData(cmsFor(context));
  return new Response(`${JSON.stringify(dataExport, null, 2)}\n`, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mijn-gegevens.json"',
    },
  });
}
