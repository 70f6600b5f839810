import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { findModel, typeOf, whereOf, type Version } from '../../documents/version-relations';

type Row = Record<string, unknown>;
interface Attribute {
  type: string;
  regex?: RegExp | string;
  component?: string;
  components?: string[];
  pluginOptions?: { i18n?: { localized?: boolean } };
}

export interface PlacedText {
  text: string;
  /** The same for the same place of another language of the document. */
  path: string;
  /** For editors: the field, or the block or component that it stands in. */
  place: string;
  isLink: boolean;
}

export async function textsOf(strapi: Core.Strapi, version: Version): Promise<PlacedText[]> {
  const type = typeOf(strapi, version.uid);
  if (!type) return [];
  const { publishedAt, ...where } = whereOf(version, 'draft');
  const row: unknown = await strapi.db.query(version.uid).findOne({
    where: { ...where, ...(contentTypes.hasDraftAndPublish(type) && { publishedAt }) },
    populate: populateOf(strapi, version.uid),
  });
  const { metadatas }: { metadatas: Record<string, { edit?: { label?: string } }> } = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(type);
  return textsIn(strapi, version.uid, row, '', (field, component, place) => {
    const label = metadatas[field]?.edit?.label ?? field;
    const name = component === null ? null : findModel(strapi)(component)?.info.displayName;
    return place === null ? label : `${label} ${place + 1}${name ? ` (${name})` : ''}`;
  });
}

function populateOf(strapi: Core.Strapi, uid: string): Row {
  const populate: Row = {};
  for (const [name, { component, components }] of Object.entries(attributesOf(strapi, uid))) {
    if (component) populate[name] = { populate: populateOf(strapi, component) };
    else if (components)
      populate[name] = {
        on: Object.fromEntries(components.map((one) => [one, { populate: populateOf(strapi, one) }])),
      };
  }
  return populate;
}

type PlaceName = (field: string, component: string | null, place: number | null) => string;

function textsIn(
  strapi: Core.Strapi,
  uid: string,
  row: unknown,
  path: string,
  nameOf: PlaceName,
): PlacedText[] {
  if (!isRow(row)) return [];
  return Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]): PlacedText[] => {
    const value = row[name];
    if (attribute.type === 'component' || attribute.type === 'dynamiczone')
      return [value].flat().flatMap((inner, index) => {
        const component = attribute.component ?? (isRow(inner) ? String(inner.__component) : '');
        const place = nameOf(name, component, Array.isArray(value) ? index : null);
        // Texts in a component are named by the outermost one: a block is what an editor looks for.
        return textsIn(strapi, component, inner, `${path}${name}.${index}.${component}.`, () => place);
      });
    const isLink = attribute.regex !== undefined && new RegExp(attribute.regex).test('/pagina');
    const text = textIn(attribute.type, value);
    return text === '' ? [] : [{ text, path: path + name, place: nameOf(name, null, null), isLink }];
  });
}

function textIn(type: string, value: unknown): string {
  if (['string', 'text', 'richtext'].includes(type)) return typeof value === 'string' ? value : '';
  return type === 'blocks' ? leaves(value).join(' ') : '';
}

function leaves(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(leaves);
  if (!isRow(node)) return [];
  return typeof node.text === 'string' ? [node.text] : leaves(node.children);
}

function attributesOf(strapi: Core.Strapi, uid: string): Record<string, Attribute> {
  return { ...findModel(strapi)(uid)?.attributes };
}

export function localizedFields(strapi: Core.Strapi, uid: string): string[] {
  return Object.entries(attributesOf(strapi, uid))
    .filter(([, { pluginOptions, type }]) => pluginOptions?.i18n?.localized === true && type !== 'uid')
    .map(([name]) => name);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
