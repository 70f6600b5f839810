import type { Core, Modules } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { documentIdIn, touchesOriginal } from './original-locale';
import {
  freeSlug,
  isFollowing,
  slugProblem,
  slugTypeOf,
  versionsOf,
  type SlugRow,
  type SlugType,
} from './slug-rules';

type Middleware = Modules.Documents.Middleware.Middleware;
type Fields = Record<string, unknown>;

/**
 * Gives every document a slug that works in a URL. Until a document is published its slug follows the title, unless
 * somebody chose one. A malformed, duplicate or reserved slug is rejected. Translations have the slug of the original.
 */
export function checkSlug(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { action, params } = context;
    const type = slugTypeOf(strapi, context.uid);
    if (!type) return next();
    const documentId = documentIdIn(params);
    if (action === 'publish') {
      if (documentId !== undefined && isOriginal(type, params))
        await checkBeforePublishing(strapi, type, documentId);
    } else if ((action === 'create' || action === 'update' || action === 'clone') && 'data' in params) {
      const data: Fields = { ...params.data };
      const versions = documentId === undefined ? [] : await versionsOf(strapi, type, documentId);
      let slug: string | undefined;
      if (action === 'clone') slug = await slugForCopy(strapi, type, data, versions);
      else if (isOriginal(type, params)) slug = await slugFor(strapi, type, data, versions);
      // Visitors get every language at the path of the original.
      else slug = versions.at(-1)?.slug ?? undefined;
      if (slug !== undefined) Object.assign(params, { data: { ...data, slug } });
    }
    return next();
  };
}

/** The slug to store; undefined changes nothing. */
async function slugFor(
  strapi: Core.Strapi,
  type: SlugType,
  data: Fields,
  versions: SlugRow[],
): Promise<string | undefined> {
  const [current] = versions;
  const { slug } = data;
  if (typeof slug === 'string' && slug !== '') {
    if (slug !== current?.slug) await requireSlug(strapi, type, slug, current?.documentId);
    return undefined;
  }
  const title = data[type.titleField];
  if (typeof title !== 'string' || (slug === undefined && !isFollowing(type, versions))) return undefined;
  return (await freeSlug(strapi, type, title, current?.documentId)) || undefined;
}

async function slugForCopy(
  strapi: Core.Strapi,
  type: SlugType,
  data: Fields,
  [source]: SlugRow[],
): Promise<string | undefined> {
  const title = data[type.titleField] ?? source?.title;
  return slugFor(strapi, type, { ...data, [type.titleField]: title }, []);
}

async function checkBeforePublishing(strapi: Core.Strapi, type: SlugType, documentId: string): Promise<void> {
  const [draft] = await versionsOf(strapi, type, documentId);
  if (draft?.slug) await requireSlug(strapi, type, draft.slug, documentId);
}

async function requireSlug(
  strapi: Core.Strapi,
  type: SlugType,
  slug: string,
  documentId?: string,
): Promise<void> {
  const problem = await slugProblem(strapi, type, slug, documentId);
  if (problem !== null) throw wrongField('slug', problem);
}

function isOriginal({ isLocalised }: SlugType, params: object): boolean {
  return !isLocalised || touchesOriginal(params);
}
