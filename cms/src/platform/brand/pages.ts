import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayRead } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../access/admin-routes';
import { siteTypes } from '../documents/site-types';
import { getPreviewUrl } from '../preview/preview-url';
import { brandUid } from './palette';
import type { BrandPage } from './shape';
import { pagesTexts } from './texts';

/** As many as one looks at before a brand is published: the front page, and the longest lists. */
const most = 6;

/** Adds `GET /brand/pages`: previews of pages with the brand that was last saved, for who may read it. */
export function serveBrandPages(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/brand', null, {
    'GET /pages': async (context): Promise<{ data: BrandPage[] }> => {
      if (!isAllowed(context, mayRead(brandUid))) throw new errors.ForbiddenError();
      const brand = await strapi.documents(brandUid).findFirst({ fields: [] });
      if (!brand) throw new errors.NotFoundError();
      const pages: BrandPage[] = [];
      for (const { path, title } of await pagesToShow(strapi)) {
        const url = await getPreviewUrl(strapi, brandUid, { documentId: brand.documentId }, path);
        if (url !== null) pages.push({ title, url });
      }
      return { data: pages };
    },
  });
}

async function pagesToShow(strapi: Core.Strapi): Promise<{ path: string; title: string }[]> {
  const lists: { path: string; title: string; count: number }[] = [];
  for (const { uid, folder } of siteTypes.all()) {
    if (folder === undefined) continue;
    const count = await strapi.documents(uid).count({ status: 'published' });
    if (count > 0) lists.push({ path: `/${folder}`, title: strapi.contentType(uid).info.displayName, count });
  }
  const longest = lists.sort((one, other) => other.count - one.count);
  return [{ path: '/', title: pagesTexts.home }, ...longest].slice(0, most);
}
