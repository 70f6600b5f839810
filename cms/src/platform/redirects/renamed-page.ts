import type { Core, Modules } from '@strapi/strapi';
import {
  canonicalPath,
  canonicalSource,
  inAllLanguages,
  isOnSite,
  pathOf,
} from 'beursvloer-domain/redirects';
import { documentIdIn, originalLocale } from '../documents/original-locale';
import { lastPublicSlug, publishedSlug, rememberSlug } from '../documents/public-slug';
import { redirectTexts } from './texts';

type Middleware = Modules.Documents.Middleware.Middleware;

interface Redirect {
  documentId: string;
  source: string;
  target: string;
  active: boolean | null;
}

const pageUid = 'api::page.page';
const redirectUid = 'api::redirect.redirect';

/**
 * Creates a redirect when a page is published at another path than it was published at before. Redirects to the old path
 * get the new one, and a redirect away from the new path is deleted, so there are no chains and no loops. A page that is
 * taken off the site remembers its path until it is published again.
 */
export function redirectRenamedPage(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, params }, next) => {
    if (uid !== pageUid) return next();
    if (action === 'clone') return forgetIn(strapi, await next());
    if (action !== 'publish' && action !== 'unpublish') return next();
    const documentId = documentIdIn(params);
    return strapi.db.transaction(async () => {
      const before = await lastPublicSlug(strapi, documentId);
      const result = await next();
      const after = await publishedSlug(strapi, documentId);
      await rememberSlug(strapi, documentId, after === null ? before : null);
      if (before === null || after === null || before === after) return result;
      // Meanwhile another page may have taken the path.
      if (action === 'publish' && !(await isTaken(strapi, before)))
        await createRedirect(strapi, `/${before}`, `/${after}`);
      return result;
    });
  };
}

/** A copy was never on the site. */
async function forgetIn<T>(strapi: Core.Strapi, copy: T): Promise<T> {
  const isObject = typeof copy === 'object' && copy !== null;
  await rememberSlug(strapi, isObject ? documentIdIn(copy) : undefined, null);
  return copy;
}

async function isTaken(strapi: Core.Strapi, slug: string): Promise<boolean> {
  return (await strapi.db.query(pageUid).count({ where: { slug, locale: originalLocale } })) > 0;
}

async function createRedirect(strapi: Core.Strapi, before: string, after: string): Promise<void> {
  const redirects = strapi.documents(redirectUid);
  const rows: Redirect[] = await strapi.db
    .query(redirectUid)
    .findMany({ select: ['documentId', 'source', 'target', 'active'] });
  const from = (path: string) => rows.find(({ source }) => canonicalSource(source) === path);

  const away = from(after);
  if (away && away.active !== false) await redirects.delete({ documentId: away.documentId });
  for (const { documentId, target } of rows.filter((row) => row !== away)) {
    const moved = movedTarget(target, before, after);
    if (moved !== null) await redirects.update({ documentId, data: fields({ target: moved }) });
  }
  const known = from(before);
  const data = { target: after, code: 'Blijvend (301)', active: true } as const;
  if (!known) await redirects.create({ data: { source: before, ...data, internalNote: redirectTexts.note } });
  else if (known.active === false)
    await redirects.update({ documentId: known.documentId, data: fields(data) });
}

/** The generated types of a change know no fields. */
function fields(data: Record<string, unknown>): Record<string, unknown> {
  return data;
}

/** A target on the old path, in any language, at the new one; null for every other target. */
function movedTarget(target: string, before: string, after: string): string | null {
  const path = pathOf(target);
  if (!isOnSite(target)) return null;
  const index = inAllLanguages(before).indexOf(canonicalPath(path));
  return index === -1 ? null : `${inAllLanguages(after)[index]}${target.slice(path.length)}`;
}
