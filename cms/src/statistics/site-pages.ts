import type { Core } from '@strapi/strapi';
import { routeSlugs } from '../platform/documents/site-paths';
import { isDetail } from '../platform/documents/detail-pages';

export async function sitePages(strapi: Core.Strapi): Promise<{ has(path: string): boolean }> {
  const rows: { slug: string }[] = await strapi.db.query('api::page.page').findMany({ select: ['slug'] });
  const slugs = new Set([...routeSlugs(), ...rows.map(({ slug }) => slug)]);
  return { has: (path) => path === '/' || slugs.has(path.slice(1)) || isDetail(path) };
}
