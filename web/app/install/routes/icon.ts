import { cmsFor } from '../../content/client/context.server';
import { getBrand } from '../../content/types/brand';
import { notFound, unavailable } from '../../errors/page-errors';
import type { RouteHandle } from '../../shell/layouts/handle';
import { drawIcon } from '../draw-icon.server';
import { isIconFile } from '../icons';
import type { Route } from './+types/icon';

export const handle: RouteHandle = { cache: { params: ['v'] } };

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
};

/** An icon of the site, at the address that browsers know. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const name = url.pathname.slice(1);
  if (!isIconFile(name)) throw notFound(url);
  const icon = await drawIcon(name, await getBrand(cmsFor(context))).catch(() => {
    throw unavailable();
  });
  return new Response(icon, {
    headers: {
      'Content-Type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'image/png',
      'Cache-Control': 'public, max-age=3600',
      // Notifications and results of searches show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
