import type { Core, Modules } from '@strapi/strapi';
import { wrongField } from '../platform/errors/wrong-field';
import { documentIdIn, originalLocale, touchesOriginal } from '../platform/documents/original-locale';
import { standErrors } from './texts';

type Middleware = Modules.Documents.Middleware.Middleware;

interface Exhibitor {
  documentId: string;
  name: string;
  publishedAt: string | Date | null;
  edition: number | null;
  stands: { documentId: string; code: string }[];
}

interface Stand {
  code: string;
  exhibitors: (Omit<Exhibitor, 'stands'> & { locale: string | null })[];
}

const exhibitorUid = 'api::exhibitor.exhibitor';
const standUid = 'api::stand.stand';

/** Rejects publishing an exhibitor on a stand of another one, and one of a past edition on any. */
export function checkStands(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, params }, next) => {
    const documentId = documentIdIn(params);
    if (uid !== exhibitorUid || action !== 'publish' || documentId === undefined || !touchesOriginal(params))
      return next();
    // Checked afterwards: exhibitors that are published at once would otherwise all find the stand free.
    return strapi.db.transaction(async () => {
      const result = await next();
      const published: Exhibitor | null = await strapi.db.query(exhibitorUid).findOne({
        where: { documentId, locale: originalLocale, publishedAt: { $notNull: true } },
        populate: ['stands'],
      });
      const ids = published?.stands.map((stand) => stand.documentId) ?? [];
      if (published && published.edition !== null && ids.length > 0)
        throw wrongField('stands', standErrors.past(published.name, published.edition));
      const message = await standProblem(strapi, ids, documentId);
      if (message) throw wrongField('stands', message);
      return result;
    });
  };
}

/** Rejects a second exhibitor, or one of a past edition, when the stand itself is edited, which changes the site at once. */
export function checkExhibitorsOfStand(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, params }, next) => {
    const writes = (action === 'create' || action === 'update') && 'data' in params;
    if (uid !== standUid || !writes || !('exhibitors' in { ...params.data })) return next();
    return strapi.db.transaction(async () => {
      const before = await onStand(strapi, documentIdIn(params));
      const result = await next();
      const after = await onStand(strapi, documentIdIn(params) ?? documentIdIn({ ...(result as object) }));
      // Two drafts may share a stand: publishing the second one is rejected.
      if (after.size > 1 && [...after.keys()].some((id) => !before.has(id)))
        throw wrongField(
          'exhibitors',
          standErrors.shared([...after.values()].map(({ name }) => `“${name}”`)),
        );
      for (const { name, edition } of after.values())
        if (edition !== null) throw wrongField('exhibitors', standErrors.past(name, edition));
      return result;
    });
  };
}

/**
 * The other exhibitors on these stands, in Dutch, or null. An exhibitor whose draft has moved does not count, so that
 * two can swap.
 */
async function standProblem(
  strapi: Core.Strapi,
  stands: string[],
  documentId: string | undefined,
): Promise<string | null> {
  const rows: Exhibitor[] = await strapi.db.query(exhibitorUid).findMany({
    select: ['documentId', 'name', 'publishedAt'],
    where: { locale: originalLocale, stands: { documentId: { $in: stands } } },
    populate: { stands: { select: ['documentId', 'code'] } },
  });
  const others = rows.filter((row) => row.documentId !== documentId);
  const wanted = (row: Exhibitor) => row.stands.filter((stand) => stands.includes(stand.documentId));
  const clashes = others
    .filter(({ publishedAt }) => publishedAt)
    .flatMap((row) =>
      wanted(row)
        .filter((stand) =>
          others.some(
            (other) =>
              isDraftOf(row, other) && wanted(other).some((own) => own.documentId === stand.documentId),
          ),
        )
        .map(({ code }) => standErrors.taken(code, row.name)),
    );
  return clashes.length === 0 ? null : standErrors.chooseAnother(clashes);
}

function isDraftOf(row: Exhibitor, other: Exhibitor): boolean {
  return other.documentId === row.documentId && !other.publishedAt;
}

async function onStand(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<Map<string, Omit<Exhibitor, 'stands'>>> {
  if (documentId === undefined) return new Map();
  const stand: Stand | null = await strapi.db.query(standUid).findOne({
    where: { documentId },
    populate: { exhibitors: { select: ['documentId', 'name', 'publishedAt', 'locale', 'edition'] } },
  });
  const drafts = (stand?.exhibitors ?? []).filter(
    ({ publishedAt, locale }) => !publishedAt && locale === originalLocale,
  );
  return new Map(drafts.map((exhibitor) => [exhibitor.documentId, exhibitor]));
}
