import type { Core } from '@strapi/strapi';
import { defaultColour, paletteOf } from 'beursvloer-domain/brand';
import { adminStylesheet } from './admin-colours';
import { brandUid } from './palette';

type Context = Parameters<Core.MiddlewareHandler>[0];

/**
 * Adds `/brand.css` (the colours of the admin) and `/brand-sign` (its sign), as the brand is published. The sign-in page has
 * them too, so they are for everybody who reaches this port.
 */
export function serveAdminBrand(strapi: Core.Strapi): void {
  const route = (path: string, respond: (context: Context) => Promise<void>) => ({
    method: 'GET' as const,
    path,
    config: { auth: false as const },
    handler: async (context: Context) => {
      context.set('Cache-Control', 'no-cache');
      await respond(context);
    },
  });
  strapi.server.routes([
    route('/brand.css', async (context) => {
      const { colour } = await publishedBrand(strapi);
      context.type = 'text/css';
      // The theme has the default by itself.
      context.body = colour === defaultColour ? '' : adminStylesheet(paletteOf(colour));
    }),
    route('/brand-sign', async (context) => {
      const { colour, icon } = await publishedBrand(strapi);
      if (icon) return context.redirect(icon.url);
      context.type = 'image/svg+xml';
      context.body = defaultSign(paletteOf(colour).light);
    }),
  ]);
}

async function publishedBrand(
  strapi: Core.Strapi,
): Promise<{ colour: string; icon: { url: string } | null }> {
  const brand = await strapi
    .documents(brandUid)
    .findFirst({ status: 'published', fields: ['colour'], populate: { icon: { fields: ['url'] } } });
  return { colour: brand?.colour ?? defaultColour, icon: brand?.icon?.url ? { url: brand.icon.url } : null };
}

/** A label at a stand with two bars, in the colours of the fair. */
const defaultSign = ({ brand, 'on-brand': onBrand }: { brand: string; 'on-brand': string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${brand}" fill-rule="evenodd" d="M7 3h22v26H7l-4-4V7zm1.5 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/><path fill="${onBrand}" d="M15 9h4v14h-4zm6 5h4v9h-4z"/></svg>`;
