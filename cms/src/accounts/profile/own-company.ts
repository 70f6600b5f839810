import type { Core } from '@strapi/strapi';
import type { Context } from '../context';

const uid = 'api::exhibitor.exhibitor';

/**
 * The company that the policy `global::owner` let through, as the organisation has it now, published or not. `status`
 * is `draft` when the site does not show it, `modified` when the site shows an older version, else `published`.
 * Private fields stay private.
 */
export async function getOwnCompany(
  strapi: Core.Strapi,
  { state }: Context,
): Promise<Record<string, unknown> | null> {
  const documents = strapi.documents(uid);
  const documentId = state.owned ?? '';
  const populate = [
    'logo',
    'image',
    'socials',
    'contact',
    'themes',
    'products',
    'downloads',
    'stands',
    'pavilion',
  ];
  const draft = await documents.findOne({ documentId, locale: 'nl', status: 'draft', populate });
  if (!draft) return null;
  const published = await documents.findOne({ documentId, locale: 'nl', status: 'published' });
  const clean: unknown = await strapi.contentAPI.sanitize.output(draft, strapi.contentType(uid), {
    auth: state.auth,
  });
  const shown = typeof clean === 'object' ? { ...clean } : {};
  return { ...shown, status: statusOf(draft.updatedAt, published?.updatedAt) };
}

function statusOf(draft: unknown, published: unknown): 'draft' | 'modified' | 'published' {
  if (published === undefined) return 'draft';
  return new Date(String(draft)) > new Date(String(published)) ? 'modified' : 'published';
}
