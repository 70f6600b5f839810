import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { headOf } from '../outbox/outbox';
import { collectionOf } from './collection';
import { signLink } from './link';
import { placeOf } from './paths';

interface PreviewRequest {
  documentId?: string;
  locale?: string | null;
  /** The admin also sends `modified`, for a draft that differs from the published version. */
  status?: string;
}

const linkLifetimeMs = 60 * 60 * 1000;
const firstLocale = 'nl';
const parameter = 'voorbeeld';
/** The site waits for a page in which the change with this number is: web/server/cache/cached-pages.ts. */
const changeParameter = 'na';

/**
 * The URL at which a document can be previewed for an hour, also while it is a draft. Null when there is nothing to
 * see, and for an account that may not read the document.
 * @param on the Dutch path of another page than its own, for a document that all pages have
 */
export async function getPreviewUrl(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: PreviewRequest,
  on?: string,
): Promise<string | null> {
  const type = Object.values(strapi.contentTypes).find((schema) => schema.uid === uid);
  if (!type || !documentId || !uid.startsWith('api::') || !mayRead(strapi, uid)) return null;

  const hasDrafts = contentTypes.hasDraftAndPublish(type);
  const wanted = hasDrafts && status !== 'published' ? 'draft' : 'published';
  const find = (version: 'draft' | 'published') =>
    strapi.documents(type.uid).findOne({ documentId, locale: locale ?? undefined, status: version });
  const document: Record<string, unknown> | null = await find(wanted);
  const place = document && (on === undefined ? placeOf(type.uid, document) : { path: on, query: {} });
  if (!place) return null;

  const language = typeof document.locale === 'string' ? document.locale : null;
  const prefix = language === null || language === firstLocale ? '' : `/${language}`;
  const path = prefix && place.path === '/' ? prefix : prefix + place.path;
  const { url, previewSecret }: { url: string; previewSecret: string } = strapi.config.get('site');
  const link = signLink(
    {
      path,
      collection: collectionOf(type),
      documentId,
      locale: language,
      status: wanted,
      isPublic: wanted === 'published' || (await find('published')) !== null,
      expires: Date.now() + linkLifetimeMs,
    },
    previewSecret,
  );
  const { last } = await headOf(strapi);
  const query = { ...place.query, [parameter]: link, [changeParameter]: String(last) };
  return `${url}${path}?${new URLSearchParams(query)}`;
}

/** Strapi checks only that somebody is signed in, not that they may read this type. */
function mayRead(strapi: Core.Strapi, uid: string): boolean {
  const ability: { can(action: string, subject: string): boolean } | undefined =
    strapi.requestContext.get()?.state.userAbility;
  return ability?.can('plugin::content-manager.explorer.read', uid) === true;
}
