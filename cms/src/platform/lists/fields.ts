import type { Core, UID } from '@strapi/strapi';
import { exampleMark, type ColumnKind, type ListColumn, type ListShape } from 'beursvloer-domain/import';
import { choiceOf, keysOf } from '../documents/keyed-choices';
import { findModel } from '../documents/version-relations';
import { readViews } from '../editor/view';
import { lists, type ColumnDefinition, type ListDefinition } from './definition';

interface Attribute {
  type: string;
  customField?: string;
  required?: boolean;
  default?: unknown;
  maxLength?: number;
  enum?: readonly string[];
  relation?: string;
  target?: string;
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
}

/** A column of a list and the field of Strapi that it is. */
export interface ListField {
  column: ListColumn;
  /** The field of the document: of `contact.email` it is `contact`. */
  name: string;
  /** The field of the component; null for a field of the document itself. */
  inner: string | null;
  attribute: Attribute;
  /** The type that it names, and the field with the name of its documents or files; null for no relation. */
  target: { uid: UID.ContentType; mainField: string; isMakeable: boolean } | null;
}

export interface List {
  definition: ListDefinition;
  shape: ListShape;
  fields: readonly ListField[];
  hasDrafts: boolean;
}

/** Files of the media library. */
export const fileUid = 'plugin::upload.file';

const kinds: Readonly<Record<string, ColumnKind>> = {
  text: 'text',
  blocks: 'text',
  email: 'mail',
  integer: 'whole',
  boolean: 'yesNo',
  date: 'date',
  enumeration: 'choice',
  media: 'picture',
};

/** A list with all that its schema and the editor's view say. */
export function listOf(strapi: Core.Strapi, definition: ListDefinition): List {
  if (definition.records) return listOfRecords(definition);
  const views = readViews();
  const find = findModel(strapi);
  const attributesOf = (uid: string): Readonly<Record<string, Attribute>> => ({ ...find(uid)?.attributes });
  const own = attributesOf(definition.uid);
  const view = views.get(definition.uid);
  if (!view?.mainField) throw new Error(`The type ${definition.uid} of a list has no main field.`);
  const fields = definition.columns.map((given): ListField => {
    const [name = '', inner = null] = given.path.split('.');
    const component = own[name]?.component ?? '';
    const attribute = inner === null ? own[name] : attributesOf(component)[inner];
    if (!attribute)
      throw new Error(`The list ${definition.name} has a column ${given.path} that is no field.`);
    const label = inner === null ? view.fields[name]?.label : views.get(component)?.fields[inner]?.label;
    const mainField = views.get(attribute.target ?? '')?.mainField;
    return {
      column: columnOf(
        given,
        // Each of several components names one document, and the column names all of theirs.
        own[name]?.repeatable ? { ...attribute, relation: 'oneToMany' } : attribute,
        label ?? given.path,
      ),
      name,
      inner,
      attribute,
      target:
        attribute.type === 'media'
          ? { uid: fileUid, mainField: 'name', isMakeable: false }
          : attribute.type === 'relation' && mainField !== undefined
            ? { uid: attribute.target as UID.ContentType, mainField, isMakeable: given.isMakeable === true }
            : null,
    };
  });
  const shape = {
    columns: fields.map(({ column }) => column),
    title: view.mainField,
    unique: ['publicId', ...(definition.unique ?? [])].filter((path) =>
      definition.columns.some((column) => column.path === path),
    ),
    alike: definition.alike ?? [],
    exclusive: definition.exclusive ?? [],
    addsOnly: false,
  };
  const example = shape.columns.map((column) =>
    column.path === shape.title ? { ...column, example: exampleMark } : column,
  );
  return {
    definition,
    shape: { ...shape, columns: example },
    fields: fields.map((field, index) => ({ ...field, column: example[index] ?? field.column })),
    hasDrafts: strapi.contentTypes[definition.uid].options?.draftAndPublish === true,
  };
}

/** The same list with what editors can choose now for fields that hold the key of a document. */
export async function withChoices(strapi: Core.Strapi, list: List): Promise<List> {
  const fields = await Promise.all(
    list.fields.map(async (field) => {
      const of = choiceOf(field.attribute);
      if (of === null) return field;
      const choices = await keysOf(strapi, of);
      return { ...field, column: { ...field.column, choices, example: choices[0] ?? '' } };
    }),
  );
  return { ...list, fields, shape: { ...list.shape, columns: fields.map(({ column }) => column) } };
}

/** Its first column is the name, and says nothing of a field. */
function listOfRecords(definition: ListDefinition): List {
  const fields = definition.columns.map((given): ListField => ({
    column: columnOf(given, { type: 'string', maxLength: given.maxLength }, given.path),
    name: given.path,
    inner: null,
    attribute: { type: 'string' },
    target: given.names ? { ...given.names, isMakeable: false } : null,
  }));
  const [first] = fields;
  if (!first) throw new Error(`The list ${definition.name} has no columns.`);
  first.column = { ...first.column, example: exampleMark };
  return {
    definition,
    fields,
    shape: {
      columns: fields.map(({ column }) => column),
      title: first.column.path,
      unique: definition.unique ?? [],
      alike: [],
      exclusive: [],
      addsOnly: true,
    },
    hasDrafts: false,
  };
}

const ofTypes = new Map<string, List>();

/** The list of the documents of a type. */
export function listOfType(strapi: Core.Strapi, uid: string): List {
  const known = ofTypes.get(uid);
  if (known) return known;
  const definition = lists.all().find((one) => one.uid === uid);
  if (!definition) throw new Error(`There is no list of ${uid}.`);
  const list = listOf(strapi, definition);
  ofTypes.set(uid, list);
  return list;
}

function columnOf(given: ColumnDefinition, attribute: Attribute, label: string): ListColumn {
  const { path, heading = label, otherHeadings = [], kind, example, isRequired } = given;
  const choices = attribute.enum ?? [];
  const isFixed = path === 'publicId';
  return {
    path,
    heading,
    otherHeadings,
    kind: kind ?? (isFixed ? 'whole' : kindOf(attribute)),
    // A field that has a value by itself needs none.
    isRequired: isRequired ?? (attribute.required === true && attribute.default === undefined),
    isFixed,
    maxLength: attribute.maxLength ?? (attribute.type === 'string' ? 255 : null),
    choices,
    example: example ?? choices[0] ?? '',
  };
}

function kindOf(attribute: Attribute): ColumnKind {
  const { type, relation = '' } = attribute;
  if (choiceOf(attribute) !== null) return 'choice';
  if (type === 'relation') return relation.endsWith('One') ? 'one' : 'many';
  return kinds[type] ?? 'line';
}
