import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  fieldLabels,
  type Plan,
  type PlanItem,
  type SessionFields,
  type UnknownName,
} from 'beursvloer-domain/schedule';
import type { ImportRecord } from '../../platform/lists/record';
import { inDutch } from '../../platform/editor/server-messages';
import { originalLocale } from '../../platform/documents/original-locale';
import { blocksOfText } from '../../platform/documents/blocks-text';
import { importErrors, madeLabels, otherFieldLabels } from '../texts';

const session = 'api::session.session';
const madeTypes = {
  rooms: 'api::room.room',
  speakers: 'api::speaker.speaker',
  themes: 'api::theme.theme',
} as const;
type MadeKind = keyof typeof madeTypes;

export async function applyPlan(
  strapi: Core.Strapi,
  { items, unknown }: Plan,
  isPublished: boolean,
  record: ImportRecord,
): Promise<void> {
  await record.prepare(
    session,
    items.flatMap(({ documentId }) => documentId ?? []),
  );
  const madeIds = await makeMissing(strapi, unknown, isPublished, record);
  const idIn = (kind: MadeKind, id: string) => madeIds.get(`${kind} ${id}`) ?? id;
  const changed: { item: PlanItem; documentId: string }[] = [];
  for (const item of items) {
    const { state, after } = item;
    if ((state !== 'new' && state !== 'changed') || after === null) continue;
    const saved = await named(item, () => save(strapi, item, after, idIn, record));
    changed.push({ item, documentId: saved });
  }
  if (!isPublished) return;
  // Two sessions can change places: only once all have moved is every room free.
  for (const { item, documentId } of changed)
    await named(item, () => strapi.documents(session).publish({ documentId }));
}

/** Makes the rooms, themes and speakers that are not there. Returns their ids, by kind and what the plan calls them. */
async function makeMissing(
  strapi: Core.Strapi,
  unknown: readonly UnknownName[],
  isPublished: boolean,
  record: ImportRecord,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { kind, id, name, isMade, where } of unknown) {
    if (!isMade || !isMadeKind(kind)) continue;
    const status = kind === 'speakers' && isPublished ? 'published' : 'draft';
    const { documentId } = await named({ where, title: `${madeLabels[kind]} ${name}` }, () =>
      strapi.documents(madeTypes[kind]).create({ data: { name }, status }),
    );
    record.made(madeTypes[kind], documentId, name);
    ids.set(`${kind} ${id}`, documentId);
  }
  return ids;
}

function isMadeKind(kind: string): kind is MadeKind {
  return Object.hasOwn(madeTypes, kind);
}

async function save(
  strapi: Core.Strapi,
  { documentId, importId, title, changes }: PlanItem,
  after: SessionFields,
  idIn: (kind: MadeKind, id: string) => string,
  record: ImportRecord,
): Promise<string> {
  const fields = new Set(changes.map(({ field }) => field));
  const current = documentId === null ? null : await draftOf(strapi, documentId);
  const roles = new Map(current?.speakers.map(({ speaker, role }) => [speaker?.documentId, role]));
  const all: Record<keyof SessionFields, unknown> = {
    ...after,
    startTime: `${after.startTime}:00.000`,
    endTime: `${after.endTime}:00.000`,
    description: blocksOfText(after.description),
    room: after.room === null ? null : idIn('rooms', after.room),
    speakers: after.speakers.map((id) => ({ speaker: idIn('speakers', id), role: roles.get(id) ?? null })),
    themes: after.themes.map((id) => idIn('themes', id)),
  };
  const data: Record<string, unknown> = Object.fromEntries(
    Object.entries(all).filter(([field]) => fields.has(field as keyof SessionFields)),
  );
  const documents = strapi.documents(session);
  if (current === null || documentId === null) {
    const made = await documents.create({
      data: { ...data, kind: after.kind, language: after.language, importId },
    });
    record.made(session, made.documentId, title);
    return made.documentId;
  }
  // The slug does not follow the title: visitors have saved and linked to it.
  data.slug = current.slug;
  await documents.update({ documentId, data });
  record.changed(session, documentId, title, Object.keys(data));
  return documentId;
}

interface DraftRow {
  slug: string;
  speakers: { speaker: { documentId: string } | null; role: string | null }[];
}

async function draftOf(strapi: Core.Strapi, documentId: string): Promise<DraftRow | null> {
  return strapi.db.query(session).findOne({
    where: { documentId, locale: originalLocale, publishedAt: null },
    populate: { speakers: { populate: ['speaker'] } },
  });
}

/** Names the entry and the field: the rules of documents know neither, and Strapi names fields in English. */
async function named<Result>(
  { where, title }: Pick<PlanItem, 'where' | 'title'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    throw new errors.ValidationError(importErrors.entry(where, title, messageOf(error)));
  }
}

function messageOf({ message, details }: errors.ValidationError): string {
  const found: unknown = details && typeof details === 'object' && 'errors' in details ? details.errors : [];
  const labels: Readonly<Record<string, string>> = { ...fieldLabels, ...otherFieldLabels };
  const lines = (Array.isArray(found) ? found : []).flatMap((one: { path?: unknown; message?: unknown }) => {
    const label = labels[String(Array.isArray(one.path) ? one.path[0] : one.path)];
    return typeof one.message === 'string' && label ? [`${label}: ${inDutch(one.message)}`] : [];
  });
  return lines.length > 0 ? lines.join(' ') : inDutch(message);
}
