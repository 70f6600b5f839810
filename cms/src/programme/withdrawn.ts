import type { Core, Modules } from '@strapi/strapi';
import { findPublishedSession, instantOf, type PublishedSession } from '../fair/sessions';
import { fairNow } from '../platform/clock/fair-now';
import { documentIdIn } from '../platform/documents/original-locale';

type Middleware = Modules.Documents.Middleware.Middleware;

interface Withdrawn {
  title: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

const sessionUid = 'api::session.session';
const withdrawnUid = 'api::withdrawn-session.withdrawn-session';
const actions = new Set(['publish', 'unpublish', 'delete']);
/** Nine digits fit into the column. */
const publicIdPattern = /^\d{1,9}$/;

/**
 * Remembers what visitors last saw of a session that is taken off the site, until it is published again. One that is over
 * is left out: it was not called off.
 */
export function rememberWithdrawn(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, params }, next) => {
    const documentId = documentIdIn(params);
    if (uid !== sessionUid || !actions.has(action) || documentId === undefined) return next();
    return strapi.db.transaction(async () => {
      const before = await findPublishedSession(strapi, documentId);
      const result = await next();
      const after = await findPublishedSession(strapi, documentId);
      if (after) await forget(strapi, after);
      else if (before && instantOf(before.day, before.endTime) > fairNow(strapi))
        await remember(strapi, before);
      return result;
    });
  };
}

/** A session that was withdrawn; null for every other one, also when it was never published. */
export async function findWithdrawn(
  strapi: Core.Strapi,
  publicId: string,
  locale: unknown,
): Promise<Withdrawn | null> {
  if (!publicIdPattern.test(publicId)) return null;
  const row: (Withdrawn & { titleEnglish: string }) | null = await strapi.db
    .query(withdrawnUid)
    .findOne({ where: { session: Number(publicId) } });
  return row && { title: locale === 'en' ? row.titleEnglish : row.title, day: row.day };
}

async function remember(strapi: Core.Strapi, session: PublishedSession): Promise<void> {
  await forget(strapi, session);
  const { publicId, title, titleEnglish, day } = session;
  await strapi.db.query(withdrawnUid).create({ data: { session: publicId, title, titleEnglish, day } });
}

async function forget(strapi: Core.Strapi, { publicId }: PublishedSession): Promise<void> {
  await strapi.db.query(withdrawnUid).deleteMany({ where: { session: publicId } });
}
