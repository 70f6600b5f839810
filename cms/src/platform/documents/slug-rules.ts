import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { belongsToRoute, isReserved } from './site-paths';
import { followsTitle, isSlug, maxSlugLength, numbered, toSlug } from './slugs';
import { originalLocale } from './original-locale';
import { lastPublicSlug } from './public-slug';
import { slugErrors } from './texts';

const pageUid = 'api::page.page';
const redirectUid = 'api::redirect.redirect';

export interface SlugType {
  uid: string;
  titleField: string;
  numberedAs: string;
  hasDrafts: boolean;
  isLocalised: boolean;
}

export interface SlugRow {
  documentId: string;
  slug: string | null;
  title: string;
  isPublished: boolean;
}

type Row = Record<string, unknown>;

/** The slug settings of a type; null for a type without a slug. */
export function slugTypeOf(strapi: Core.Strapi, uid: string): SlugType | null {
  const type = Object.values(strapi.contentTypes).find((schema) => schema.uid === uid);
  const attribute = type?.attributes.slug;
  if (!type || !uid.startsWith('api::') || attribute?.type !== 'uid') return null;
  const { targetField } = attribute;
  if (typeof targetField !== 'string') return null;
  const isLocalised: boolean = strapi.plugin('i18n').service('content-types').isLocalizedContentType(type);
  return {
    uid,
    titleField: targetField,
    numberedAs: toSlug(type.info.displayName),
    hasDrafts: contentTypes.hasDraftAndPublish(type),
    isLocalised,
  };
}

/** The versions of a document in the original language: its draft first, then the published one. */
export async function versionsOf(
  strapi: Core.Strapi,
  type: SlugType,
  documentId: string,
): Promise<SlugRow[]> {
  const rows = await find(strapi, type, { documentId });
  return rows.sort((one, other) => Number(one.isPublished) - Number(other.isPublished));
}

/**
 * Why this document cannot have this slug, in Dutch, or null. `documentId` is absent for a new document. Other drafts
 * count: their later publication would be rejected.
 */
export async function slugProblem(
  strapi: Core.Strapi,
  type: SlugType,
  slug: string,
  documentId?: string,
): Promise<string | null> {
  if (!isSlug(slug)) return slugErrors.malformed(maxSlugLength);
  const [other] = await find(strapi, type, { slug, ...notThis(documentId) });
  if (other) return slugErrors.taken(other.title);
  return type.uid === pageUid ? pageProblem(strapi, slug, documentId) : null;
}

/** Redirects and routes of the site take precedence over pages. */
async function pageProblem(strapi: Core.Strapi, slug: string, documentId?: string): Promise<string | null> {
  if (isReserved(slug)) return slugErrors.reserved(slug);
  const published = await lastPublicSlug(strapi, documentId);
  if (published === slug) return null;
  if (published !== null && belongsToRoute(published)) return slugErrors.fixed(published);
  const redirect: { target: string } | null = await strapi.service(redirectUid).lookup(`/${slug}`);
  // A page may return to an earlier slug: the redirect from there is its own.
  if (!redirect || redirect.target === `/${published}`) return null;
  return slugErrors.redirected(slug, redirect.target);
}

/** A free slug from a title, with a number when nothing in it can stand in a URL; empty without a title. */
export async function freeSlug(
  strapi: Core.Strapi,
  type: SlugType,
  title: string,
  documentId?: string,
): Promise<string> {
  if (title.trim() === '') return '';
  const own = toSlug(title);
  if (own !== '' && (await slugProblem(strapi, type, own, documentId)) === null) return own;
  const slug = own || type.numberedAs;
  const similar = await find(strapi, type, { slug: { $startsWith: slug }, ...notThis(documentId) });
  const inUse = new Set(similar.map((row) => row.slug));
  return numbered(slug, (candidate) => !inUse.has(candidate));
}

/** True while the slug follows the title: no editor chose it, and no visitor has seen it. */
export function isFollowing(type: SlugType, versions: SlugRow[]): boolean {
  const [draft] = versions;
  if (!draft) return true;
  if (!type.hasDrafts || versions.some(({ isPublished }) => isPublished)) return false;
  return !draft.slug || followsTitle(draft.slug, draft.title, type.numberedAs);
}

async function find(strapi: Core.Strapi, type: SlugType, where: Row): Promise<SlugRow[]> {
  const rows: Row[] = await strapi.db.query(type.uid).findMany({
    select: ['documentId', 'slug', type.titleField, ...(type.hasDrafts ? ['publishedAt'] : [])],
    where: { ...where, ...(type.isLocalised && { locale: originalLocale }) },
  });
  return rows.map((row) => ({
    documentId: String(row.documentId),
    slug: typeof row.slug === 'string' ? row.slug : null,
    title: typeof row[type.titleField] === 'string' ? String(row[type.titleField]) : '',
    isPublished: type.hasDrafts && Boolean(row.publishedAt),
  }));
}

function notThis(documentId?: string): Row {
  return documentId === undefined ? {} : { documentId: { $ne: documentId } };
}
