import type { Core, Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { originalLocale } from '../documents/original-locale';
import type { Configuration } from './configuration';

interface Question {
  sort: 'updatedAt:desc' | 'publishedAt:desc';
  status?: 'published';
}
interface Row {
  documentId: string;
  locale?: string | null;
  updatedAt?: string | Date;
  publishedAt?: string | Date | null;
  [field: string]: unknown;
}
/** A document, and when the newest of its languages was edited or published. */
interface Found {
  type: Struct.ContentTypeSchema;
  documentId: string;
  at: number;
}
interface RecentDocument {
  documentId: string;
  locale: string | null;
  title: unknown;
  contentTypeUid: string;
  contentTypeDisplayName: string;
  kind: string;
  updatedAt: string;
  publishedAt: string | null;
}

export interface HomepageService {
  queryLastDocuments(question: Question, withDraftsOnly?: boolean): Promise<RecentDocument[]>;
}

const maxEntries = 4;
/** Fields that languages share are written to the others within this time after one of them is stored. */
const sameSaveMs = 10_000;

/**
 * Lists only content, and each document once. Strapi also lists visitors' accounts, by e-mail, every language of a document,
 * and names one without a title by its database key.
 */
export function withContentOnly(strapi: Core.Strapi, stock: HomepageService): HomepageService {
  return {
    ...stock,
    async queryLastDocuments(question, withDraftsOnly = false) {
      const types = readableTypes(strapi).filter(
        (type) => !withDraftsOnly || contentTypes.hasDraftAndPublish(type),
      );
      const languages: number = await strapi.plugin('i18n').service('locales').count();
      const found = await Promise.all(types.map((type) => recentOf(strapi, type, question, languages)));
      const newest = found
        .flat()
        .sort((a, b) => b.at - a.at)
        .slice(0, maxEntries);
      const entries = await Promise.all(newest.map((one) => entryOf(strapi, one, question)));
      return entries.filter((entry) => entry !== null);
    },
  };
}

function readableTypes(strapi: Core.Strapi): Struct.ContentTypeSchema[] {
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  const checker = strapi.plugin('content-manager').service('permission-checker');
  return Object.values(strapi.contentTypes).filter(({ uid, pluginOptions }) => {
    const options = pluginOptions?.['content-manager'];
    const hidden =
      typeof options === 'object' && options !== null && 'visible' in options && options.visible === false;
    return uid.startsWith('api::') && !hidden && checker.create({ userAbility, model: uid }).can.read();
  });
}

async function recentOf(
  strapi: Core.Strapi,
  type: Struct.ContentTypeSchema,
  question: Question,
  languages: number,
): Promise<Found[]> {
  const date = dateOf(question);
  const rows: Row[] = await strapi.db.query(type.uid).findMany({
    select: ['documentId', date],
    where: whereOf(type, question),
    orderBy: { [date]: 'desc' },
    limit: maxEntries * languages,
  });
  const newest = new Map<string, Found>();
  for (const row of rows) {
    const { documentId } = row;
    if (!newest.has(documentId)) newest.set(documentId, { type, documentId, at: instantOf(row[date]) });
  }
  return [...newest.values()];
}

/** The language that was edited or published last; Dutch when that was at the same time. */
async function entryOf(
  strapi: Core.Strapi,
  { type, documentId, at }: Found,
  question: Question,
): Promise<RecentDocument | null> {
  const { settings }: Configuration = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(type);
  const date = dateOf(question);
  const versions: Row[] = await strapi.db
    .query(type.uid)
    .findMany({ where: { ...whereOf(type, question), documentId }, orderBy: { [date]: 'desc' } });
  const dutch = versions.find(
    (row) => row.locale === originalLocale && at - instantOf(row[date]) < sameSaveMs,
  );
  const row = dutch ?? versions[0];
  return row
    ? {
        documentId,
        locale: row.locale ?? null,
        title: titleOf(row, settings.mainField) ?? type.info.displayName,
        contentTypeUid: type.uid,
        contentTypeDisplayName: type.info.displayName,
        kind: type.kind,
        updatedAt: iso(row.updatedAt) ?? '',
        publishedAt: iso(row.publishedAt),
      }
    : null;
}

function dateOf({ sort }: Question): 'updatedAt' | 'publishedAt' {
  return sort === 'publishedAt:desc' ? 'publishedAt' : 'updatedAt';
}

function whereOf(type: Struct.ContentTypeSchema, { status }: Question): object {
  if (!contentTypes.hasDraftAndPublish(type)) return {};
  return { publishedAt: status === 'published' ? { $notNull: true } : null };
}

function titleOf(row: Row, mainField: unknown): unknown {
  if (typeof mainField !== 'string' || mainField === 'id' || mainField === 'documentId') return undefined;
  return row[mainField];
}

function instantOf(date: string | Date | null | undefined): number {
  return new Date(date ?? 0).getTime();
}

function iso(date: string | Date | null | undefined): string | null {
  return date ? new Date(date).toISOString() : null;
}
