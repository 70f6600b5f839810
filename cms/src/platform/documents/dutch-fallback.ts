import type { Core, Modules, Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

type Middleware = Modules.Documents.Middleware.Middleware;
type Row = Record<string, unknown>;
type Attributes = Readonly<Record<string, Attribute>>;
interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: string[];
  pluginOptions?: { i18n?: { localized?: boolean } };
}

const original = 'nl';
const reads = new Set(['findMany', 'findFirst', 'findOne', 'count']);

/**
 * A visitor who reads in another language gets every document: its translation where one is published, else the Dutch
 * text. Everything that is no text (relations, pictures, numbers, the slug) comes from the Dutch document, so an
 * editor of a translation only translates. See docs/decisions/0072-english.md.
 */
export function fallBackToDutch(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { action, uid, params } = context;
    const asked = 'locale' in params ? params.locale : undefined;
    if (!reads.has(action) || typeof asked !== 'string' || asked === original || !isVisit(strapi))
      return next();
    Object.assign(params, { locale: original });
    const found = await next();
    await translate(strapi, uid, rowsIn(found), asked);
    return found;
  };
}

/** Only the content API reads for visitors; the admin edits one language at a time. */
function isVisit(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get()?.state.route?.info?.type === 'content-api';
}

async function translate(strapi: Core.Strapi, uid: string, rows: Row[], locale: string): Promise<void> {
  const byType = new Map<string, Row[]>();
  for (const row of rows) collect(strapi, uid, row, byType);
  for (const [type, originals] of byType) {
    const contentType = typeOf(strapi, type);
    if (!contentType || !isLocalised(strapi, contentType)) continue;
    const attributes: Attributes = contentType.attributes;
    const translations: Row[] = await strapi.db.query(contentType.uid).findMany({
      where: {
        documentId: { $in: [...new Set(originals.map(({ documentId }) => documentId))] },
        locale,
        ...(contentTypes.hasDraftAndPublish(contentType) && { publishedAt: { $notNull: true } }),
      },
      // Components are loaded for the documents that were asked for, not for those they point at.
      populate: type === uid ? populateComponents(strapi, attributes, keysOf(originals)) : {},
    });
    const known = new Map(translations.map((row) => [row.documentId, row]));
    for (const row of originals) {
      const translation = known.get(row.documentId);
      if (translation) putOver(strapi, row, translation, attributes);
    }
  }
}

function collect(strapi: Core.Strapi, uid: string, row: Row, found: Map<string, Row[]>): void {
  if (typeof row.documentId === 'string') found.set(uid, [...(found.get(uid) ?? []), row]);
  const attributes: Attributes = schemaOf(strapi, uid)?.attributes ?? {};
  for (const [name, { type, target, component }] of Object.entries(attributes)) {
    if (type !== 'relation' && type !== 'component' && type !== 'dynamiczone') continue;
    for (const inner of rowsIn(row[name])) {
      const innerUid = target ?? component ?? inner.__component;
      if (typeof innerUid === 'string') collect(strapi, innerUid, inner, found);
    }
  }
}

function putOver(strapi: Core.Strapi, row: Row, translation: Row, attributes: Attributes): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!(name in row) || !isText(attribute)) continue;
    const value = translation[name];
    if (value === undefined || value === null || value === '' || isEmptyList(value)) continue;
    row[name] = isComponent(attribute) ? withOwnLinks(strapi, value, row[name], attribute) : value;
  }
  row.locale = translation.locale;
}

/**
 * Translated components, with the pictures and relations of the matching component of the Dutch document, in its
 * order.
 */
function withOwnLinks(strapi: Core.Strapi, value: unknown, dutch: unknown, attribute: Attribute): unknown {
  if (Array.isArray(value)) {
    const pairs = pairUp(rowsIn(value), rowsIn(dutch));
    return pairs.map(({ component, original }) => withOwnLinks(strapi, component, original, attribute));
  }
  if (!isRow(value) || !isRow(dutch) || value.__component !== dutch.__component) return value;
  const uid = attribute.component ?? value.__component;
  const attributes: Attributes = (typeof uid === 'string' && schemaOf(strapi, uid)?.attributes) || {};
  const merged: Row = { ...value };
  for (const [name, inner] of Object.entries(attributes)) {
    if (!(name in dutch)) continue;
    if (inner.type === 'relation' || inner.type === 'media') merged[name] = dutch[name];
    else if (isComponent(inner)) merged[name] = withOwnLinks(strapi, value[name], dutch[name], inner);
  }
  return merged;
}

/**
 * Matches translated blocks with the Dutch ones: the first of a type belongs to the first of that type, and so on.
 * They get the order of the Dutch ones; a block without a match stays behind the one before it.
 */
function pairUp(components: Row[], originals: Row[]): { component: Row; original: Row | undefined }[] {
  const unmatched = originals.map((original, place) => ({ original, place }));
  let last = -1;
  const pairs = components.map((component) => {
    const found = unmatched.findIndex(({ original }) => original.__component === component.__component);
    const [match] = found === -1 ? [] : unmatched.splice(found, 1);
    last = match?.place ?? last;
    return { component, original: match?.original, place: last };
  });
  return pairs.sort((a, b) => a.place - b.place);
}

function populateComponents(strapi: Core.Strapi, attributes: Attributes, wanted?: Set<string>): Row {
  const populate: Row = {};
  for (const [name, { type, component, components = [] }] of Object.entries(attributes)) {
    if (wanted && !wanted.has(name)) continue;
    const inside = (uid: string) => ({
      populate: populateComponents(strapi, schemaOf(strapi, uid)?.attributes ?? {}),
    });
    if (type === 'media') populate[name] = true;
    else if (component) populate[name] = inside(component);
    else if (type === 'dynamiczone')
      populate[name] = { on: Object.fromEntries(components.map((uid) => [uid, inside(uid)])) };
  }
  return populate;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isText({ type, pluginOptions }: Attribute): boolean {
  return pluginOptions?.i18n?.localized === true && type !== 'uid' && type !== 'enumeration';
}

function isComponent({ type }: Attribute): boolean {
  return type === 'component' || type === 'dynamiczone';
}

function isLocalised(strapi: Core.Strapi, contentType: Struct.ContentTypeSchema): boolean {
  return strapi.plugin('i18n').service('content-types').isLocalizedContentType(contentType);
}

function typeOf(strapi: Core.Strapi, uid: string) {
  return Object.values(strapi.contentTypes).find((type) => type.uid === uid);
}

function schemaOf(strapi: Core.Strapi, uid: string) {
  return typeOf(strapi, uid) ?? Object.values(strapi.components).find((component) => component.uid === uid);
}

function keysOf(rows: Row[]): Set<string> {
  return new Set(rows.flatMap((row) => Object.keys(row)));
}

function rowsIn(value: unknown): Row[] {
  return (Array.isArray(value) ? value : [value]).filter(isRow);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
