import type { UID } from '@strapi/strapi';
import type { App } from '../../harness/app';
import { modelsOf, populateComponents, type Attribute, type Model } from './models';
import type { Random } from '../../../seed/statistics/random';

/** A value that nobody outside may learn, in a field of a type or component. */
export interface Secret {
  uid: string;
  field: string;
  value: string;
}

export interface Secrets {
  all: Secret[];
  /** Gives every secret another value and deletes the hidden documents, without a change of anything public. */
  change(): Promise<void>;
}

/** The text by which every secret is recognised in a response. */
export const isLeaked = (text: string): boolean => /qzxgeheim|1987-0|:73\d{5}[,}\]]/i.test(text);

type Row = Record<string, unknown> & { id: number };

/** Fields that reveal nothing, or that must not change. */
const harmless = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'locale',
  'publicId',
]);

/**
 * Puts a mark in every private field, and in every field of every draft: those changed since they were published, in Dutch and
 * in English, those never published, and those that were public once.
 */
export async function hideSecrets(app: App, random: Random): Promise<Secrets> {
  const { strapi } = app;
  const models = modelsOf(app);
  const all: Secret[] = [];
  const later: (() => Promise<unknown>)[] = [];

  /** Writes directly to the database, so that no timestamp of a change reveals it. */
  async function mark(uid: string, { id }: Row, names: string[]): Promise<void> {
    const { tableName, attributes } = strapi.db.metadata.get(uid);
    const now: Record<string, unknown> = {};
    const then: Record<string, unknown> = {};
    for (const name of names) {
      const attribute = models.get(uid)?.attributes[name];
      const column = attributes[name];
      if (!attribute || !column || !('columnName' in column) || !column.columnName) continue;
      const [one, other] = [valueFor(attribute, random), valueFor(attribute, random)];
      if (!one || !other) continue;
      now[column.columnName] = one.stored;
      then[column.columnName] = other.stored;
      all.push({ uid, field: name, value: one.value });
    }
    if (Object.keys(now).length === 0) return;
    const table = () => strapi.db.connection(tableName).where({ id });
    await table().update(now);
    later.push(() => table().update(then));
  }

  const fieldsOf = (uid: string) =>
    Object.keys(models.get(uid)?.attributes ?? {}).filter((name) => !harmless.has(name));

  /** A row and all its components. */
  async function markAll(uid: string, row: Row): Promise<void> {
    await mark(uid, row, fieldsOf(uid));
    for (const [name, attribute] of Object.entries(models.get(uid)?.attributes ?? {}))
      for (const component of componentsIn(row[name], attribute)) await markAll(component.uid, component.row);
  }

  async function markPrivate(uid: string, row: Row): Promise<void> {
    for (const [name, attribute] of Object.entries(models.get(uid)?.attributes ?? {})) {
      if (!attribute.private) continue;
      await mark(uid, row, [name]);
      for (const component of componentsIn(row[name], attribute)) await markAll(component.uid, component.row);
    }
  }

  const rowsOf = (uid: UID.ContentType, where: object): Promise<Row[]> =>
    strapi.db.query(uid).findMany({ where, populate: populateComponents(models, uid) });

  /** Creates the hidden documents of a type from the first public one. */
  async function hide(uid: UID.ContentType, { attributes, localised }: Model): Promise<void> {
    const documents = strapi.documents(uid);
    const [original] = await documents.findMany({ status: 'published', limit: 1 });
    if (!original) throw new Error(`The small fair has no ${uid}.`);
    const { documentId } = original;
    for (const wasPublic of [false, true]) {
      const unique = Object.entries(attributes).filter(([, { type, unique: is }]) => is && type === 'string');
      // A relation that a copy would move stays with the public document.
      const others = Object.entries(attributes).filter(([, { mappedBy }]) => mappedBy !== undefined);
      // A stand and a room at one time are for one document: a copy that has them too would not be published.
      const forOne = ['stands', 'room'].filter((name) => attributes[name]?.type === 'relation');
      const data: object = {
        ...Object.fromEntries(
          [...others.map(([name]) => name), ...forOne].map((name) => [name, { set: [] }]),
        ),
        ...Object.fromEntries(unique.map(([name]) => [name, `ZZ-${100 + random.below(900)}`])),
        ...('slug' in attributes && { slug: `verborgen-${random.characters(8)}` }),
        ...('effective' in attributes && { effective: '2099-01-01' }),
      };
      const copy = await documents.clone({ documentId, data });
      const [hidden] = copy?.entries ?? [];
      if (!hidden) throw new Error(`There is no copy of ${uid}.`);
      if (wasPublic) {
        await documents.publish?.({ documentId: hidden.documentId });
        await documents.unpublish?.({ documentId: hidden.documentId });
      }
      all.push({ uid, field: 'documentId', value: hidden.documentId });
      if ('publicId' in attributes)
        all.push({ uid, field: 'publicId', value: String(Reflect.get(hidden, 'publicId')) });
      later.push(() => documents.delete({ documentId: hidden.documentId }));
    }
    const data: object = {
      ...('slug' in attributes && { slug: `hidden-${random.characters(8)}` }),
      ...('articles' in attributes && { articles: [{ title: 'x', body: 'x' }] }),
    };
    if (localised) await documents.update({ documentId, locale: 'en', data });
  }

  await strapi.plugin('i18n').service('locales').create({ code: 'en', name: 'English' });
  const types = Object.values(strapi.contentTypes).flatMap(({ uid }) => {
    const model = models.get(uid);
    return model && uid.startsWith('api::') && !/purge|counter/.test(uid) ? [{ uid, model }] : [];
  });
  for (const { uid, model } of types) if (model.hasDrafts) await hide(uid, model);
  for (const { uid, model } of types) {
    const { hasDrafts } = model;
    const drafts = hasDrafts ? await rowsOf(uid, { publishedAt: null }) : [];
    for (const row of drafts) await markAll(uid, row);
    const open = await rowsOf(uid, hasDrafts ? { publishedAt: { $notNull: true } } : {});
    for (const row of open) await markPrivate(uid, row);
  }
  for (const row of await rowsOf('plugin::upload.file', {})) await markPrivate('plugin::upload.file', row);
  await hidePeople();
  return {
    all,
    async change() {
      for (const step of later) await step();
    },
  };

  /** Somebody with an account, and an administrator who wrote everything. */
  async function hidePeople(): Promise<void> {
    for (const uid of ['plugin::users-permissions.user', 'admin::user', 'admin::api-token'] as const) {
      const data = { username: random.characters(9), email: `${random.characters(9)}@x.example`, name: 'x' };
      const row = await strapi.db.query(uid).create({
        data: { ...data, firstname: 'x', lastname: 'x', accessKey: 'x', encryptedKey: 'x', type: 'custom' },
      });
      await mark(
        uid,
        row,
        fieldsOf(uid).filter((name) => name !== 'type' && name !== 'provider'),
      );
      if (uid !== 'admin::user') continue;
      for (const { uid: type } of types)
        await strapi.db
          .connection(strapi.db.metadata.get(type).tableName)
          .update({ created_by_id: row.id, updated_by_id: row.id });
    }
  }
}

/** A secret that fits a field, as stored and as queried; null where none fits. */
function valueFor({ type }: Attribute, random: Random): { stored: unknown; value: string } | null {
  if (['string', 'text', 'richtext', 'uid', 'email', 'password'].includes(type)) {
    const value = `qzxgeheim${random.characters(10)}`;
    return { stored: value, value };
  }
  if (type === 'integer') {
    const value = 7_300_000 + random.below(99_999);
    return { stored: value, value: String(value) };
  }
  if (type === 'date') {
    const value = `1987-0${1 + random.below(9)}-${10 + random.below(19)}`;
    return { stored: value, value };
  }
  if (type !== 'blocks' && type !== 'json') return null;
  const value = `qzxgeheim${random.characters(10)}`;
  const blocks = [{ type: 'paragraph', children: [{ type: 'text', text: value }] }];
  return { stored: JSON.stringify(blocks), value };
}

function componentsIn(value: unknown, { component, components }: Attribute): { uid: string; row: Row }[] {
  if (!component && !components) return [];
  return [value]
    .flat()
    .filter(isRow)
    .flatMap((row) => {
      const uid = component ?? row.__component;
      return typeof uid === 'string' ? [{ uid, row }] : [];
    });
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
}
