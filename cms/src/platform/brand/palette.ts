import type { Core } from '@strapi/strapi';
import { defaultColour, paletteOf, type Palette } from 'beursvloer-domain/brand';

export const brandUid = 'api::brand.brand';

/** The palette of the fair as it is published, for what is no page: mails, badges. */
export async function publishedPalette(strapi: Core.Strapi): Promise<Palette> {
  const brand = await strapi.documents(brandUid).findFirst({ status: 'published', fields: ['colour'] });
  return paletteOf(brand?.colour ?? defaultColour);
}
