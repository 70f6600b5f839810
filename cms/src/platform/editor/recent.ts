import type { Core, Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
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

/**
 * Lists only content. Strapi also lists visitors' accounts, by e-mail, and names a document without a title by its
 * database key.
 */
export function withContentOnly(strapi: Core.Strapi, stock: HomepageService): HomepageService {
  return {
    ...stock,
    async queryLastDocuments({ sort, status }, withDraftsOnly = false) {
      const types = readableTypes(strapi).filter(
        (type) => !withDraftsOnly || contentTypes.hasDraftAndPublish(type),
      );
      const found = await Promise.all(types.map((type) => recentOf(strapi, type, { sort, status })));
      const date = sort === 'publishedAt:desc' ? 'publishedAt' : 'updatedAt';
      return found
        .flat()
        .sort((a, b) => (b[date] ?? '').localeCompare(a[date] ?? ''))
        .slice(0, maxEntries);
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
  { sort, status }: Question,
): Promise<RecentDocument[]> {
  const { settings }: Configuration = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(type);
  const { mainField } = settings;
  const [by = 'updatedAt', order = 'desc'] = sort.split(':');
  const rows: Row[] = await strapi.db.query(type.uid).findMany({
    where: contentTypes.hasDraftAndPublish(type)
      ? { publishedAt: status === 'published' ? { $notNull: true } : null }
      : {},
    orderBy: { [by]: order },
    limit: maxEntries,
  });
  return rows.map((row) => ({
    documentId: row.documentId,
    locale: row.locale ?? null,
    title: titleOf(row, mainField) ?? type.info.displayName,
    contentTypeUid: type.uid,
    contentTypeDisplayName: type.info.displayName,
    kind: type.kind,
    updatedAt: iso(row.updatedAt) ?? '',
    publishedAt: iso(row.publishedAt),
  }));
}

function titleOf(row: Row, mainField: unknown): unknown {
  if (typeof mainField !== 'string' || mainField === 'id' || mainField === 'documentId') return undefined;
  return row[mainField];
}

function iso(date: string | Date | null | undefined): string | null {
  return date ? new Date(date).toISOString() : null;
}
