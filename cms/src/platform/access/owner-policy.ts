import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from '../http/context';
import { getOwnedDocumentIds, getOwner } from './owned';

interface Config {
  type: string;
  role?: string;
}

/**
 * Lets only the owner through: of the document that `:documentId` in the path names, or else of the user's own
 * document of this type. Sets `ctx.state.owned` to its documentId. Somebody else's document is a 404, like one that
 * does not exist.
 */
export default async function owner(
  ctx: Context,
  { type, role }: Config,
  { strapi }: { strapi: Core.Strapi },
): Promise<true> {
  const { user } = ctx.state;
  const mayOwn = user && (role === undefined || user.role?.type === role);
  const documents = mayOwn ? await getOwnedDocumentIds(strapi, await getOwner(strapi, user.id), type) : [];
  const asked = 'documentId' in ctx.params ? ctx.params.documentId : documents[0];
  if (asked === undefined || !documents.includes(asked)) throw new errors.NotFoundError();
  ctx.state.owned = asked;
  return true;
}
