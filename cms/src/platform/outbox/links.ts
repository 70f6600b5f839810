import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

/**
 * The documents that a public document points at, and that point at it from the other side: their pages change with
 * it.
 */

interface Attribute {
  type: string;
  target?: UID.ContentType;
  mappedBy?: string;
  private?: boolean;
  visible?: boolean;
  component?: UID.Component;
  components?: UID.Component[];
}
type Attributes = Readonly<Record<string, Attribute>>;
type Populate = Record<string, unknown>;

/** Links with the tags of their other end; the key also has the language and the field. */
export type Links = ReadonlyMap<string, string[]>;

/** The links of the public version of a document in all languages; null when it is not public. */
export async function publicLinks(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Links | null> {
  const type = strapi.contentType(uid);
  const rows: unknown[] = await strapi.db.query(uid).findMany({
    select: ['locale'],
    where: { documentId, ...(contentTypes.hasDraftAndPublish(type) && { publishedAt: { $notNull: true } }) },
    populate: populateOf(strapi, uid),
  });
  if (rows.length === 0) return null;
  const links = new Map<string, string[]>();
  for (const row of rows) collect(strapi, uid, row, isRecord(row) ? String(row.locale) : '', links);
  return links;
}

export function changedLinks(before: Links | null, after: Links | null): string[] {
  const none: Links = new Map();
  const only = (one: Links, other: Links) => [...one].flatMap(([key, tags]) => (other.has(key) ? [] : tags));
  return [...only(before ?? none, after ?? none), ...only(after ?? none, before ?? none)];
}

export function tagOfType(strapi: Core.Strapi, uid: UID.ContentType): string {
  const { kind, info } = strapi.contentType(uid);
  return kind === 'singleType' ? info.singularName : info.pluralName;
}

/** Cached per schema: schemas do not change while the program runs. */
const populates = new WeakMap<Core.Strapi, Map<string, Populate>>();

function populateOf(strapi: Core.Strapi, uid: UID.Schema): Populate {
  const known = populates.get(strapi) ?? new Map<string, Populate>();
  populates.set(strapi, known);
  const created = known.get(uid) ?? createPopulate(strapi, attributesOf(strapi, uid));
  known.set(uid, created);
  return created;
}

function createPopulate(strapi: Core.Strapi, attributes: Attributes): Populate {
  const populate: Populate = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const target = targetOf(attribute);
    if (target) {
      const published = contentTypes.hasDraftAndPublish(strapi.contentType(target));
      populate[name] = {
        select: ['documentId'],
        ...(published && { where: { publishedAt: { $notNull: true } } }),
      };
    } else if (attribute.component) {
      const inside = populateOf(strapi, attribute.component);
      if (!isEmpty(inside)) populate[name] = { populate: inside };
    } else if (attribute.components) {
      const on = attribute.components
        .map((component) => [component, { populate: populateOf(strapi, component) }] as const)
        .filter(([, { populate: inside }]) => !isEmpty(inside));
      // A component that is not in `on` is not loaded, which is intended.
      if (on.length > 0) populate[name] = { on: Object.fromEntries(on) };
    }
  }
  return populate;
}

function collect(
  strapi: Core.Strapi,
  uid: UID.Schema,
  row: unknown,
  path: string,
  links: Map<string, string[]>,
): void {
  if (!isRecord(row)) return;
  for (const [name, attribute] of Object.entries(attributesOf(strapi, uid))) {
    const target = targetOf(attribute);
    for (const value of listOf(row[name])) {
      if (!isRecord(value)) continue;
      const component = attribute.component ?? attribute.components?.find((uid) => uid === value.__component);
      if (component) collect(strapi, component, value, `${path} ${name}`, links);
      if (!target || typeof value.documentId !== 'string') continue;
      // When the other document owns the relation, filtered lists of its type change as well.
      const tags = attribute.mappedBy ? [value.documentId, tagOfType(strapi, target)] : [value.documentId];
      links.set(`${path} ${name} ${value.documentId}`, tags);
    }
  }
}

function targetOf({ type, target, ...attribute }: Attribute): UID.ContentType | undefined {
  const hidden = attribute.private === true || attribute.visible === false;
  return type === 'relation' && !hidden && target?.startsWith('api::') ? target : undefined;
}

function attributesOf(strapi: Core.Strapi, uid: UID.Schema): Attributes {
  return strapi.getModel(uid)?.attributes ?? {};
}

function isEmpty(populate: Populate): boolean {
  return Object.keys(populate).length === 0;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
