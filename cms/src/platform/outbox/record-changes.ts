import type { Core, Modules } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { takeTurn } from '../storage/take-turn';
import { redirectTags } from '../redirects/tags';
import { changedLinks, publicLinks, tagOfType } from './links';
import { addPurge, isRecorded } from './outbox';

type Middleware = Modules.Documents.Middleware.Middleware;
type Write = 'create' | 'clone' | 'update' | 'delete' | 'publish' | 'unpublish';

const redirects = 'api::redirect.redirect';

/** Actions that change what visitors see; saving a draft does not. */
const writes: Record<'drafts' | 'none', readonly Write[]> = {
  drafts: ['publish', 'unpublish', 'delete'],
  none: ['create', 'clone', 'update', 'delete'],
};

/**
 * Writes a purge for every change of what visitors see, in the same transaction: both are stored or neither.
 * Registered as the last of the rules, so that what they reject or rewrite is known.
 */
export function recordChanges(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { uid, contentType, params } = context;
    const kind = contentTypes.hasDraftAndPublish(contentType) ? 'drafts' : 'none';
    const action = writes[kind].find((one) => one === context.action);
    if (!action || !uid.startsWith('api::') || !isRecorded()) return next();

    return strapi.db.transaction(async () => {
      // The rules of the content look at other documents, which nobody may change meanwhile.
      await takeTurn(strapi, 'content');
      const isNew = action === 'create' || action === 'clone';
      const known = isNew || !('documentId' in params) ? undefined : params.documentId;
      const before = await stateOf(strapi, uid, known);
      const result = await next();
      const documentId = known ?? documentIdOf(result);
      const after = await stateOf(strapi, uid, documentId);
      if (documentId === undefined || (!before.links && !after.links)) return result;
      await addPurge(strapi, {
        tags: [
          ...[tagOfType(strapi, uid), documentId, ...changedLinks(before.links, after.links)],
          ...[...before.redirects, ...after.redirects],
        ],
        gone: action === 'unpublish' || action === 'delete',
      });
      return result;
    });
  };
}

/** The public state of a document: its links, null when it is not public, and the tags of the paths that it redirects. */
async function stateOf(strapi: Core.Strapi, uid: Parameters<typeof publicLinks>[1], documentId?: string) {
  if (documentId === undefined) return { links: null, redirects: [] };
  const links = await publicLinks(strapi, uid, documentId);
  return { links, redirects: uid === redirects ? await tagsOfRedirect(strapi, documentId) : [] };
}

async function tagsOfRedirect(strapi: Core.Strapi, documentId: string): Promise<string[]> {
  const rows: { source: string }[] = await strapi.db
    .query(redirects)
    .findMany({ select: ['source'], where: { documentId, active: true } });
  return rows.flatMap(({ source }) => redirectTags(source));
}

function documentIdOf(result: unknown): string | undefined {
  const found = typeof result === 'object' && result !== null && 'documentId' in result && result.documentId;
  return typeof found === 'string' ? found : undefined;
}
