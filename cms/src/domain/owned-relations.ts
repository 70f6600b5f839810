/**
 * Finds the documents that a document points at from its own side of the relation, also through components and dynamic
 * zones, as far as those documents have drafts.
 */

/** The fields of a content type or component schema that these rules use. */
export interface RelationModel {
  info: { displayName: string };
  options?: { draftAndPublish?: boolean };
  attributes: Record<
    string,
    { type: string; target?: string; mappedBy?: string; component?: string; components?: string[] }
  >;
}

export type FindRelationModel = (uid: string) => RelationModel | undefined;

/** A document that another one points at. */
export interface RelationTarget {
  uid: string;
  documentId: string;
  locale: string | null;
  /** For editors: the document's title and its type in the admin. */
  label: string;
}

export type Populate = Record<string, unknown>;

/** The populate that loads all targets of a document; null when a document of this type has none. */
export function populateTargets(model: RelationModel, find: FindRelationModel): Populate | null {
  const populate: Populate = {};
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const inner = populateAttribute(attribute, find);
    if (inner) populate[name] = inner;
  }
  return Object.keys(populate).length > 0 ? populate : null;
}

function populateAttribute(
  attribute: RelationModel['attributes'][string],
  find: FindRelationModel,
): Populate | null {
  const target = targetWithDrafts(attribute, find);
  if (target) return { select: ['documentId', 'locale', ...titleFieldOf(target)] };
  if (attribute.component) {
    const component = find(attribute.component);
    const populate = component && populateTargets(component, find);
    return populate ? { populate } : null;
  }
  if (attribute.components) {
    const on: Populate = {};
    for (const uid of attribute.components) {
      const component = find(uid);
      const populate = component && populateTargets(component, find);
      // A component that is not in `on` is not loaded, which is intended.
      if (populate) on[uid] = { populate };
    }
    return Object.keys(on).length > 0 ? { on } : null;
  }
  return null;
}

/** The targets in a row that was read with `populateTargets`. */
export function targetsIn(row: unknown, model: RelationModel, find: FindRelationModel): RelationTarget[] {
  if (!isRecord(row)) return [];
  return Object.entries(model.attributes).flatMap(([name, attribute]) => {
    const values = listOf(row[name]);
    const target = targetWithDrafts(attribute, find);
    if (target && attribute.target) {
      const uid = attribute.target;
      return values.flatMap((value) => readTarget(value, uid, target) ?? []);
    }
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [];
    return values.flatMap((value) => {
      const uid = attribute.component ?? (isRecord(value) ? value.__component : undefined);
      const component = typeof uid === 'string' ? find(uid) : undefined;
      return component ? targetsIn(value, component, find) : [];
    });
  });
}

function readTarget(value: unknown, uid: string, model: RelationModel): RelationTarget | null {
  if (!isRecord(value) || typeof value.documentId !== 'string') return null;
  const [field] = titleFieldOf(model);
  const title = field === undefined ? undefined : value[field];
  return {
    uid,
    documentId: value.documentId,
    locale: typeof value.locale === 'string' ? value.locale : null,
    label: `“${typeof title === 'string' ? title : value.documentId}” (${model.info.displayName})`,
  };
}

function targetWithDrafts(attribute: RelationModel['attributes'][string], find: FindRelationModel) {
  if (attribute.type !== 'relation' || !attribute.target || attribute.mappedBy) return undefined;
  const target = find(attribute.target);
  return target?.options?.draftAndPublish ? target : undefined;
}

function titleFieldOf(model: RelationModel): string[] {
  return ['name', 'title', 'question'].filter((field) => field in model.attributes).slice(0, 1);
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
