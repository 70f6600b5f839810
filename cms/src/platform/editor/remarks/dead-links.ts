import { canonicalPath, finderIn, walkAmong, withoutLanguage, type Rule } from 'beursvloer-domain/redirects';
import type { Core } from '@strapi/strapi';
import type { Version } from '../../documents/version-relations';
import { routeSlugs } from '../../documents/site-paths';
import { detailOf, keyOf } from '../../documents/detail-pages';
import { remarkTexts } from '../texts';
import { textsOf } from './texts-of-documents';

export async function deadLinks(strapi: Core.Strapi, version: Version): Promise<string[]> {
  const links = (await textsOf(strapi, version)).filter(({ isLink, text }) => isLink && text.startsWith('/'));
  if (links.length === 0) return [];
  const rules: Rule[] = await strapi.db
    .query('api::redirect.redirect')
    .findMany({ select: ['source', 'target', 'code'], where: { active: true } });
  const find = finderIn(rules);
  const found: string[] = [];
  for (const { text, place } of links) {
    const path = withoutLanguage(canonicalPath(text.split(/[?#]/, 1)[0] ?? ''));
    if (walkAmong(find, path).urls.length > 1) continue;
    const why = await objectionTo(strapi, path);
    if (why !== null) found.push(remarkTexts.deadLink(place, text, why));
  }
  return [...new Set(found)];
}

async function objectionTo(strapi: Core.Strapi, path: string): Promise<string | null> {
  const reference = detailOf(path);
  if (reference) {
    const key = { [keyOf(reference.uid)]: Number(reference.key) };
    const rows = await strapi.db
      .query(reference.uid)
      .count({ where: { ...key, publishedAt: { $notNull: true } } });
    return rows > 0 ? null : remarkTexts.unknownNumber;
  }
  const [slug = '', ...more] = path.split('/').filter(Boolean);
  // Files, and what lies deeper than a page: only the site knows those.
  if (slug === '' || more.length > 0 || slug.includes('.') || routeSlugs().includes(slug)) return null;
  const rows: { publishedAt: unknown }[] = await strapi.db
    .query('api::page.page')
    .findMany({ select: ['publishedAt'], where: { slug } });
  if (rows.length === 0) return remarkTexts.unknownPage;
  return rows.some(({ publishedAt }) => publishedAt) ? null : remarkTexts.unpublishedPage;
}
