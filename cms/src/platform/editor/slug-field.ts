import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { originalLocale } from '../documents/original-locale';
import {
  freeSlug,
  isFollowing,
  slugProblem,
  slugTypeOf,
  versionsOf,
  type SlugType,
} from '../documents/slug-rules';
import { slugErrors } from './texts';

interface Context {
  request: { body?: unknown; query: Record<string, unknown> };
  state: { userAbility: { can(action: string, subject: string): boolean } };
  body: unknown;
}

/**
 * The two endpoints of the slug field, with the same rules as saving. Strapi's own make a slug from the type's name
 * before there is a title, report a document as its own duplicate, and know no reserved slugs.
 */
export function slugFieldController({ strapi }: { strapi: Core.Strapi }) {
  return {
    async generateUID(ctx: Context) {
      const { type, body, documentId } = read(strapi, ctx);
      const data = isRecord(body.data) ? body.data : {};
      const own = typeof data.id === 'string' && data.id !== '' ? data.id : documentId;
      const versions = own === undefined ? [] : await versionsOf(strapi, type, own);
      const original = versions.at(-1)?.slug;
      const { locale } = ctx.request.query;
      const translates =
        type.isLocalised && typeof locale === 'string' && locale !== originalLocale && original;
      const title = data[type.titleField];
      ctx.body = translates
        ? { data: original, follows: false, fixed: true }
        : {
            data: typeof title === 'string' ? await freeSlug(strapi, type, title, own) : '',
            follows: isFollowing(type, versions),
            fixed: false,
          };
    },

    async checkUIDAvailability(ctx: Context) {
      const { type, body, documentId } = read(strapi, ctx);
      const value = typeof body.value === 'string' ? body.value : '';
      const reason = await slugProblem(strapi, type, value, documentId);
      const suggestion = reason === null ? null : await freeSlug(strapi, type, value, documentId);
      ctx.body = { isAvailable: reason === null, suggestion, reason };
    },
  };
}

/**
 * Writes its type into every slug field. The field in the admin may be in a modal over the form of another type, and
 * Strapi passes it only its attribute.
 */
export function nameSlugTypes(strapi: Core.Strapi): void {
  for (const { uid, attributes } of Object.values(strapi.contentTypes)) {
    const { slug } = attributes;
    if (slug?.type === 'uid') slug.pluginOptions = { ...slug.pluginOptions, beursvloer: { type: uid } };
  }
}

function read(strapi: Core.Strapi, ctx: Context) {
  const { body } = ctx.request;
  const type = isRecord(body) && body.field === 'slug' ? typeOf(strapi, body.contentTypeUID) : null;
  if (!isRecord(body) || !type) throw new errors.ValidationError(slugErrors.noSlug);
  if (!ctx.state.userAbility.can('plugin::content-manager.explorer.read', type.uid))
    throw new errors.ForbiddenError();
  const { documentId } = body;
  return {
    type,
    body,
    documentId: typeof documentId === 'string' && documentId !== '' ? documentId : undefined,
  };
}

function typeOf(strapi: Core.Strapi, uid: unknown): SlugType | null {
  return typeof uid === 'string' ? slugTypeOf(strapi, uid) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
