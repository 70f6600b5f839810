import type { Core, Modules, Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { populateTargets, relationsIn, type RelationChoice } from './owned-relations';
import { tagOfType } from '../outbox/links';
import { addPurge, isRecorded } from '../outbox/outbox';
import { takeTurn } from '../storage/take-turn';
import { documentIdIn, originalLocale } from './original-locale';
import { findModel, relationsOf, repository, typeOf, whereOf, type Version } from './version-relations';

/**
 * Strapi drops a relation from the published version when the other document has no published version, and does not
 * restore it later (strapi/strapi#25361). What was dropped is stored, and connected when the other document is
 * published: docs/decisions/0011-checks-before-publishing.md.
 */

type Middleware = Modules.Documents.Middleware.Middleware;

const pendingUid = 'api::pending-relation.pending-relation';

interface Pending {
  source: Version;
  path: string;
  target: Version;
  /** The documents that the relation had when its document was published, in order. */
  order: string[];
}

const actions: ReadonlySet<string> = new Set(['publish', 'unpublish', 'delete', 'discardDraft']);

/** Stores the relations that a publication or the end of one leaves out, and connects those that waited for this document. */
export function pendRelations(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { action, contentType, params } = context;
    const documentId = documentIdIn(params);
    if (!actions.has(action) || documentId === undefined || !contentTypes.hasDraftAndPublish(contentType))
      return next();
    const asked = 'locale' in params ? params.locale : undefined;

    return strapi.db.transaction(async () => {
      // Two documents that point at each other's drafts may be published at the same time.
      await takeTurn(strapi, 'content');
      const versions = await versionsOf(strapi, contentType, documentId, asked);
      const cut = action === 'unpublish' ? await linksTo(strapi, versions) : [];
      const isNew = action === 'publish' ? await unpublished(strapi, versions) : [];
      const result = await next();
      for (const version of versions) {
        if (action === 'discardDraft')
          await connectAll(strapi, await pendingOf(strapi, 'source', version), 'draft');
        else await remove(strapi, 'source', version);
        if (action === 'delete') await remove(strapi, 'target', version);
        if (action !== 'publish') continue;
        await store(strapi, await leftOut(strapi, version));
        await connectAll(strapi, await pendingOf(strapi, 'target', version), 'published');
      }
      await store(strapi, cut);
      for (const version of isNew) await placeInLists(strapi, version);
      return result;
    });
  };
}

async function versionsOf(
  strapi: Core.Strapi,
  { uid }: Struct.ContentTypeSchema,
  documentId: string,
  asked: unknown,
): Promise<Version[]> {
  const wanted = asked === undefined || asked === null || asked === '' ? [originalLocale] : [asked].flat();
  const rows: { locale: string | null }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['locale'], where: { documentId } });
  // A type that is not translated has no locale.
  const isAsked = (locale: string | null) =>
    locale === null || wanted.includes('*') || wanted.includes(locale);
  const locales = new Set(rows.map(({ locale }) => locale ?? null).filter(isAsked));
  return [...locales].map((locale) => ({ uid, documentId, locale }));
}

async function leftOut(strapi: Core.Strapi, version: Version): Promise<Pending[]> {
  const published = await relationsOf(strapi, version, 'published');
  const byPath = new Map(published.map((relation) => [relation.path, relation]));
  const drafts = published.length === 0 ? [] : await relationsOf(strapi, version, 'draft');
  return drafts.flatMap(({ path, targetUid, targets }) => {
    const order = unique(targets.map(({ documentId }) => documentId));
    const there = new Set(byPath.get(path)?.targets.map(({ documentId }) => documentId));
    const missing = targets.filter(({ documentId }) => !there.has(documentId));
    return missing.flatMap(({ documentId, locale }) => {
      const type = typeOf(strapi, targetUid);
      return type ? [{ source: version, path, target: { uid: type.uid, documentId, locale }, order }] : [];
    });
  });
}

/** The relations of published documents to the published versions of a document, which end with those. */
async function linksTo(strapi: Core.Strapi, targets: Version[]): Promise<Pending[]> {
  const [first] = targets;
  if (!first) return [];
  const choice: RelationChoice = { find: findModel(strapi), target: first.uid };
  const found: Pending[] = [];
  for (const { uid } of Object.values(strapi.contentTypes).filter(contentTypes.hasDraftAndPublish)) {
    const populate = populateTargets(uid, choice);
    if (!populate) continue;
    const rows: { documentId: string; locale?: string | null }[] = await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', 'locale'],
      where: { publishedAt: { $notNull: true } },
      populate,
    });
    for (const row of rows) {
      const source = { uid, documentId: row.documentId, locale: row.locale ?? null };
      for (const { path, targets: there } of relationsIn(row, uid, choice)) {
        const order = there.map(({ documentId }) => documentId);
        for (const target of targets)
          if (there.some((one) => one.documentId === target.documentId && one.locale === target.locale))
            found.push({ source, path, target, order: await orderMeant(strapi, source, path, order) });
      }
    }
  }
  return found;
}

/** The order that was meant when something in the same field waits already; else the one that is there. */
async function orderMeant(
  strapi: Core.Strapi,
  source: Version,
  path: string,
  current: string[],
): Promise<string[]> {
  const waiting = (await pendingOf(strapi, 'source', source)).find((one) => one.path === path);
  return waiting && current.every((id) => waiting.order.includes(id)) ? waiting.order : current;
}

async function connectAll(strapi: Core.Strapi, all: Pending[], status: 'draft' | 'published'): Promise<void> {
  for (const pending of all) {
    const isConnected = await connect(strapi, pending, status);
    if (status === 'draft') continue;
    await removeOne(strapi, pending);
    const { source } = pending;
    if (isConnected && isRecorded())
      await addPurge(strapi, { tags: [tagOfType(strapi, source.uid), source.documentId], gone: false });
  }
}

async function unpublished(strapi: Core.Strapi, versions: Version[]): Promise<Version[]> {
  const counts = await Promise.all(
    versions.map((version) => strapi.db.query(version.uid).count({ where: whereOf(version, 'published') })),
  );
  return versions.filter((_version, place) => counts[place] === 0);
}

/** Strapi appends a document to the lists of others that it belongs to; it moves to its place in their drafts. */
async function placeInLists(strapi: Core.Strapi, version: Version): Promise<void> {
  for (const { inverse, targetUid, targets } of await relationsOf(strapi, version, 'published')) {
    const type = typeOf(strapi, targetUid);
    if (!inverse || !type) continue;
    for (const { documentId, locale } of targets) {
      const source = { uid: type.uid, documentId, locale };
      const lists = await relationsOf(strapi, source, 'draft', { inverse: true });
      const order = lists.find(({ path }) => path === inverse)?.targets.map((one) => one.documentId) ?? [];
      if (order.length > 1)
        await connect(strapi, { source, path: inverse, target: version, order }, 'published', true);
    }
  }
}

/**
 * Connects a target in its place, past the document service: neither version counts as changed by it, and nothing else
 * of the draft is published.
 */
async function connect(
  strapi: Core.Strapi,
  { source, path, target, order }: Pending,
  status: 'draft' | 'published',
  isMove = false,
): Promise<boolean> {
  const relations = await relationsOf(strapi, source, status, { inverse: isMove });
  const relation = relations.find((one) => one.path === path && one.targetUid === target.uid);
  const row: { id: number } | null = await strapi.db
    .query(target.uid)
    .findOne({ select: ['id'], where: whereOf(target, status) });
  if (!relation || !row || relation.targets.some(({ id }) => id === row.id) !== isMove) return false;
  const before = order.slice(0, order.indexOf(target.documentId));
  const previous = relation.targets.filter(({ documentId }) => before.includes(documentId)).at(-1);
  const position = previous ? { after: previous.id } : { start: true };
  const holder = relation.holder;
  await repository(strapi, holder.uid).updateRelations(holder.id, {
    [relation.field]: { connect: [{ id: row.id, position }] },
  });
  return true;
}

async function store(strapi: Core.Strapi, all: Pending[]): Promise<void> {
  for (const { path, order, ...ends } of all)
    await strapi.db.query(pendingUid).create({
      data: { ...columnsOf('source', ends.source), ...columnsOf('target', ends.target), path, order },
    });
}

async function pendingOf(strapi: Core.Strapi, end: End, version: Version): Promise<Pending[]> {
  const rows: Record<string, unknown>[] = await strapi.db
    .query(pendingUid)
    .findMany({ where: matching(end, version), orderBy: { id: 'asc' } });
  return rows.flatMap((row) => {
    const [source, target] = [endIn(strapi, 'source', row), endIn(strapi, 'target', row)];
    const { path, order } = row;
    return source && target && typeof path === 'string' && isTexts(order)
      ? [{ source, target, path, order }]
      : [];
  });
}

async function remove(strapi: Core.Strapi, end: End, version: Version): Promise<void> {
  await strapi.db.query(pendingUid).deleteMany({ where: matching(end, version) });
}

async function removeOne(strapi: Core.Strapi, { source, target, path }: Pending): Promise<void> {
  const where = { ...matching('source', source), ...matching('target', target), path };
  await strapi.db.query(pendingUid).deleteMany({ where });
}

type End = 'source' | 'target';

function columnsOf(end: End, { uid, documentId, locale }: Version): Record<string, string | null> {
  return { [`${end}Type`]: uid, [`${end}Id`]: documentId, [`${end}Locale`]: locale };
}

function matching(end: End, version: Version): Record<string, unknown> {
  const none = version.locale === null && { [`${end}Locale`]: { $null: true } };
  return { ...columnsOf(end, version), ...none };
}

/** One end of a stored row; null when its type is gone. */
function endIn(strapi: Core.Strapi, end: End, row: Record<string, unknown>): Version | null {
  const [uid, documentId, locale] = [row[`${end}Type`], row[`${end}Id`], row[`${end}Locale`]];
  const type = typeOf(strapi, uid);
  if (!type || typeof documentId !== 'string') return null;
  return { uid: type.uid, documentId, locale: typeof locale === 'string' ? locale : null };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
