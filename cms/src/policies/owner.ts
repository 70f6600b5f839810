import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from '../accounts/context';
import { getOwnedDocumentIds, getOwner } from '../accounts/data/owned';

interface Config {
  /** A type of the register in `src/accounts/data/owned.ts`. */
  type: string;
  /** The role that somebody must have besides. */
  role?: string;
}

/**
 * Lets only the owner through: of the document that the path names with `:documentId`, or of one document of the type when the
 * path names none. Puts its documentId in `ctx.state.owned`. What is somebody else's is not found, just like what
 * is not there.
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
