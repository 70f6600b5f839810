import type { Core, UID } from '@strapi/strapi';
import { isNeededPage } from '../documents/site-paths';
import { choiceOf } from '../documents/keyed-choices';
import { siteTypeOf, siteTypes } from '../documents/site-types';
import { originalLocale } from '../documents/original-locale';
import { createRegistry } from '../registry';
import { demoDocuments, lastChanges, removableTypes } from './record';

/** A field of what people sent, or of their accounts, that names a document. */
export interface SentAbout {
  uid: UID.ContentType;
  field: string;
}

export const sentAbout = createRegistry<SentAbout>();

/** Values in one statement: SQLite takes a limited number. */
const mostIds = 500;

/** Why a document of the demo fair stays. */
export type Reason = 'changed' | 'held' | 'needed';

export interface Choice {
  types: ReadonlySet<string>;
  /** Also what editors changed since the demo fair was made. */
  changedToo: boolean;
}

/** The documents of one type that go, and those that stay with the reason. */
export interface TypePlan {
  uid: UID.ContentType;
  going: string[];
  staying: Map<string, Reason>;
}

/** Looks which documents of the demo fair would go. What visitors sent, and what they sent it about, stays. */
export async function planRemoval(strapi: Core.Strapi, { types, changedToo }: Choice): Promise<TypePlan[]> {
  const demo = await demoDocuments(strapi);
  const plans: TypePlan[] = [];
  for (const uid of removableTypes(strapi)) {
    const made = demo[uid] ?? {};
    const there = [...(await lastChanges(strapi, uid))].filter(([id]) => id in made);
    if (there.length === 0 || !types.has(uid)) continue;
    const ids = there.map(([id]) => id);
    const held = await heldDocuments(strapi, ids);
    const needed = uid === 'api::page.page' ? await neededPages(strapi) : new Set<string>();
    const staying = new Map<string, Reason>();
    for (const [id, changedAt] of there)
      if (needed.has(id) || siteTypeOf(uid)?.isNeeded === true) staying.set(id, 'needed');
      else if (held.has(id)) staying.set(id, 'held');
      else if (!changedToo && changedAt > (made[id] ?? 0)) staying.set(id, 'changed');
    plans.push({ uid, going: ids.filter((id) => !staying.has(id)), staying });
  }
  await keepHolders(strapi, plans);
  await keepChosen(strapi, plans);
  return plans;
}

async function neededPages(strapi: Core.Strapi): Promise<Set<string>> {
  const pages: { documentId: string; slug: string }[] = await strapi.db
    .query('api::page.page')
    .findMany({ select: ['documentId', 'slug'], where: { locale: originalLocale } });
  return new Set(pages.flatMap(({ documentId, slug }) => (isNeededPage(slug) ? [documentId] : [])));
}

/** Keeps what something belongs to that stays: the hall of a room. */
async function keepHolders(strapi: Core.Strapi, plans: TypePlan[]): Promise<void> {
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const { uid: holder, belongsTo } of siteTypes.all()) {
      const plan = plans.find(({ uid }) => uid === belongsTo?.uid);
      if (!belongsTo || !plan) continue;
      const leaving = new Set(plans.find(({ uid }) => uid === holder)?.going);
      const rows: ({ documentId: string } & Record<string, { documentId: string } | null>)[] = await strapi.db
        .query(holder)
        .findMany({
          select: ['documentId'],
          populate: { [belongsTo.field]: { select: ['documentId'] } },
        });
      const kept = new Set(
        rows.flatMap((row) => (leaving.has(row.documentId) ? [] : (row[belongsTo.field]?.documentId ?? []))),
      );
      const more = plan.going.filter((id) => kept.has(id));
      if (more.length === 0) continue;
      isDone = false;
      for (const id of more) plan.staying.set(id, 'needed');
      plan.going = plan.going.filter((id) => !kept.has(id));
    }
  }
}

/** Keeps what a document that stays chose by its key: the kind of an exhibitor. */
async function keepChosen(strapi: Core.Strapi, plans: TypePlan[]): Promise<void> {
  for (const { uid, attributes } of Object.values(strapi.contentTypes))
    for (const [field, attribute] of Object.entries<object>(attributes)) {
      const plan = plans.find((one) => one.uid === choiceOf(attribute));
      if (!plan) continue;
      const leaving = new Set(plans.find((one) => one.uid === uid)?.going);
      const rows: ({ documentId: string } & Record<string, string | null>)[] = await strapi.db
        .query(uid)
        .findMany({ select: ['documentId', field] });
      const keys = new Set(rows.flatMap((row) => (leaving.has(row.documentId) ? [] : (row[field] ?? []))));
      const chosen: { documentId: string }[] = await strapi.db
        .query(plan.uid)
        .findMany({ select: ['documentId'], where: { key: { $in: [...keys] } } });
      const kept = new Set(chosen.map(({ documentId }) => documentId));
      for (const id of plan.going) if (kept.has(id)) plan.staying.set(id, 'needed');
      plan.going = plan.going.filter((id) => !kept.has(id));
    }
}

/** Documents that somebody sent something about, or has an account for. */
async function heldDocuments(strapi: Core.Strapi, ids: readonly string[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (const { uid, field } of sentAbout.all())
    for (let from = 0; from < ids.length; from += mostIds) {
      const isRelation = strapi.contentType(uid).attributes[field]?.type === 'relation';
      const some = { $in: ids.slice(from, from + mostIds) };
      const rows: Record<string, string | { documentId: string }>[] = await strapi.db.query(uid).findMany({
        where: { [field]: isRelation ? { documentId: some } : some },
        ...(isRelation
          ? { select: ['id'], populate: { [field]: { select: ['documentId'] } } }
          : { select: [field] }),
      });
      for (const { [field]: about } of rows)
        if (about !== undefined) held.add(typeof about === 'string' ? about : about.documentId);
    }
  return held;
}
