import type { Core, Modules } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { canonicalSource, readTarget, redirectCode, writeUrl, type Rule } from 'beursvloer-domain/redirects';
import { objectionToForm, objectionToLinkTarget, objectionToPlace, type Objection } from './redirect-rules';
import { sourceErrors } from './texts';

type Middleware = Modules.Documents.Middleware.Middleware;
type Row = Partial<Record<'documentId' | 'source' | 'target' | 'code' | 'active', unknown>>;

const redirects = 'api::redirect.redirect';
const shortLinks = 'api::short-link.short-link';

/**
 * Rejects a redirect that cannot work (a wrong pattern, a duplicate, a loop, a long chain) and stores the source of a
 * good one in the notation that lookups use.
 */
export function checkRedirect(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    const writes = action === 'create' || action === 'update' || action === 'clone';
    if (uid !== redirects || !writes || !('data' in params)) return next();

    const rows: Row[] = await strapi.db.query(redirects).findMany({
      select: ['documentId', 'source', 'target', 'code', 'active'],
    });
    const documentId = 'documentId' in params ? params.documentId : undefined;
    const before = rows.find((row) => row.documentId === documentId);
    const others = action === 'update' ? rows.filter((row) => row !== before) : rows;
    const row: Row = { ...before, ...params.data };
    // Strapi rejects what is no text.
    if (typeof row.source !== 'string' || typeof row.target !== 'string') return next();

    const source = row.source.trim();
    const target = onSite(row.target.trim(), strapi.config.get('site.url'));
    const objection =
      objectionToForm(source, target) ??
      objectionToDouble(source, others) ??
      (row.active === false
        ? null
        : objectionToPlace(toRule({ ...row, source, target }), others.filter(isActive).map(toRule)));
    if (objection) throw wrongField(objection.field, objection.message);
    Object.assign(params, { data: { ...params.data, source: canonicalSource(source), target } });
    return next();
  };
}

/**
 * Rejects a short link to where no redirect may lead either, and stores a good target as it is sent to browsers.
 * Checked when it is saved: people read it on paper, which nobody can change.
 */
export function checkShortLink(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, params }, next) => {
    const writes = action === 'create' || action === 'update' || action === 'clone';
    if (uid !== shortLinks || !writes || !('data' in params)) return next();
    const row: Row = { ...params.data };
    if (typeof row.target !== 'string') return next();

    const rows: Row[] = await strapi.db
      .query(redirects)
      .findMany({ select: ['source', 'target', 'code', 'active'] });
    const target = onSite(row.target.trim(), strapi.config.get('site.url'));
    const message = objectionToLinkTarget(target, rows.filter(isActive).map(toRule));
    if (message) throw wrongField('target', message);
    const url = readTarget(target);
    if (url) Object.assign(params, { data: { ...params.data, target: writeUrl(url) } });
    return next();
  };
}

function objectionToDouble(source: string, others: Row[]): Objection | null {
  const own = canonicalSource(source);
  const double = others.some((row) => typeof row.source === 'string' && canonicalSource(row.source) === own);
  return double ? { field: 'source', message: sourceErrors.taken(own) } : null;
}

/** A full URL of the site itself, as editors paste it, becomes its path. */
function onSite(target: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  return target === origin ? '/' : path;
}

function isActive({ active }: Row): boolean {
  return active !== false;
}

function toRule({ source, target, code }: Row): Rule {
  return { source: canonicalSource(String(source)), target: String(target), code: redirectCode(code) };
}
