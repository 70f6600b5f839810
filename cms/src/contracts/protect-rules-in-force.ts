import { isDeepStrictEqual } from 'node:util';
import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fairDay } from '../platform/clock/fair-day';
import { rulesErrors } from './texts';

const uid = 'api::rules-version.rules-version';

/** The fields that an exhibitor agreed to; explanations around them may be corrected. */
const binding = ['version', 'adopted', 'effective', 'preamble', 'articles'] as const;

type Row = Record<(typeof binding)[number], unknown> & { locale?: string | null };

/**
 * Protects versions of the rules that are or have been in force, because contracts refer to them. They cannot be
 * deleted, unpublished or published with another text; a change is a new version. Future versions are free.
 */
export function protectRulesInForce(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, params } = context;
    if (context.uid !== uid) return next();
    if (action !== 'delete' && action !== 'unpublish' && action !== 'publish') return next();

    const populate = ['articles'];
    const where = { documentId: params.documentId };
    const rows: Row[] = await strapi.db
      .query(uid)
      .findMany({ where: { ...where, publishedAt: { $notNull: true } }, populate });
    const inForce = rows.filter(({ effective }) => typeof effective === 'string' && effective <= fairDay());
    const [first] = inForce;
    if (!first) return next();

    const version = String(first.version);
    if (action !== 'publish') {
      throw new errors.ValidationError(rulesErrors.stays(version));
    }
    const drafts: Row[] = await strapi.db
      .query(uid)
      .findMany({ where: { ...where, publishedAt: null }, populate });
    const changed = drafts.some((draft) => {
      const published = inForce.find(({ locale }) => locale === draft.locale);
      return published !== undefined && !isDeepStrictEqual(wordsOf(draft), wordsOf(published));
    });
    if (changed) {
      throw new errors.ValidationError(rulesErrors.inForce(version));
    }
    return next();
  };
}

function wordsOf(row: Row): unknown[] {
  return binding.map((field) => (field === 'articles' ? articlesOf(row.articles) : (row[field] ?? null)));
}

function articlesOf(articles: unknown): unknown[] {
  const rows: { title?: unknown; body?: unknown }[] = Array.isArray(articles) ? articles : [];
  return rows.map(({ title, body }) => ({ title, body }));
}
