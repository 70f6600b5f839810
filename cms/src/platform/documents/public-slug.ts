import type { Core } from '@strapi/strapi';
import { originalLocale } from './original-locale';

const pageUid = 'api::page.page';

/** The slug under which visitors see a page, or saw it before it was taken off the site; null when they never did. */
export async function lastPublicSlug(strapi: Core.Strapi, documentId?: string): Promise<string | null> {
  const published = await publishedSlug(strapi, documentId);
  if (published !== null || documentId === undefined) return published;
  const row: { publishedSlug: string | null } | null = await strapi.db
    .query(pageUid)
    .findOne({ select: ['publishedSlug'], where: { documentId, locale: originalLocale } });
  return row?.publishedSlug ?? null;
}

export async function publishedSlug(strapi: Core.Strapi, documentId?: string): Promise<string | null> {
  if (documentId === undefined) return null;
  const row: { slug: string | null } | null = await strapi.db.query(pageUid).findOne({
    select: ['slug'],
    where: { documentId, locale: originalLocale, publishedAt: { $notNull: true } },
  });
  return row?.slug ?? null;
}

/** Changes a row only where there is something to change: that counts as an edit of the page. */
export async function rememberSlug(strapi: Core.Strapi, documentId: string | undefined, slug: string | null) {
  if (documentId === undefined) return;
  const differs = slug === null ? { $notNull: true } : { $null: true };
  await strapi.db.query(pageUid).updateMany({
    where: { documentId, locale: originalLocale, publishedSlug: differs },
    data: { publishedSlug: slug },
  });
}
