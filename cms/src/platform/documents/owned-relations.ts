/**
 * Finds the relations of a document to types with drafts, also through components and dynamic zones, from the schemas.
 * By default only those that its own side owns: publishing the other document does not restore these.
 */

export interface RelationModel {
  info: { displayName: string };
  options?: { draftAndPublish?: boolean };
  attributes: Record<
    string,
    {
      type: string;
      target?: string;
      mappedBy?: string;
      inversedBy?: string;
      component?: string;
      components?: string[];
      /** Computed, as the translations of a document are. */
      unstable_virtual?: boolean;
    }
  >;
}

export type FindRelationModel = (uid: string) => RelationModel | undefined;

export interface RelationChoice {
  find: FindRelationModel;
  target?: string;
  inverse?: boolean;
}

export interface RelationTarget {
  id: number;
  documentId: string;
  locale: string | null;
  title: string;
}

export interface Relation {
  /** Names and places from the document down to the field: `blocks.3.exhibitors`. */
  path: string;
  holder: { uid: string; id: number };
  field: string;
  targetUid: string;
  inverse: string | undefined;
  targets: RelationTarget[];
}

export type Populate = Record<string, unknown>;
type Attribute = RelationModel['attributes'][string];

/** The populate that loads all targets of a document; null when a document of this type can have none. */
export function populateTargets(uid: string, choice: RelationChoice): Populate | null {
  const populate: Populate = {};
  for (const [name, attribute] of Object.entries(choice.find(uid)?.attributes ?? {})) {
    const inner = populateAttribute(attribute, choice);
    if (inner) populate[name] = inner;
  }
  return Object.keys(populate).length > 0 ? populate : null;
}

function populateAttribute(attribute: Attribute, choice: RelationChoice): Populate | null {
  const target = targetWithDrafts(attribute, choice);
  if (target) return { select: ['id', 'documentId', 'locale', ...titleFieldOf(target)] };
  if (attribute.component) {
    const populate = populateTargets(attribute.component, choice);
    return populate ? { select: ['id'], populate } : null;
  }
  if (attribute.components) {
    const inside = attribute.components.map((uid) => [uid, populateTargets(uid, choice)] as const);
    if (inside.every(([, populate]) => populate === null)) return null;
    // Components without relations are loaded as well: places in the zone are counted.
    const blocks = inside.map(([uid, populate]) => [uid, { select: ['id'], ...(populate && { populate }) }]);
    return { on: Object.fromEntries(blocks) };
  }
  return null;
}

export function relationsIn(row: unknown, uid: string, choice: RelationChoice, path = ''): Relation[] {
  if (!isRecord(row) || typeof row.id !== 'number') return [];
  const holder = { uid, id: row.id };
  return Object.entries(choice.find(uid)?.attributes ?? {}).flatMap(([field, attribute]) => {
    const values = listOf(row[field]);
    const target = targetWithDrafts(attribute, choice);
    if (target && attribute.target) {
      const targets = values.flatMap((value) => readTarget(value, target) ?? []);
      const { target: targetUid, inversedBy: inverse } = attribute;
      return [{ path: path + field, holder, field, targetUid, inverse, targets }];
    }
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [];
    return values.flatMap((value, place) => {
      const inner = attribute.component ?? (isRecord(value) ? value.__component : undefined);
      return typeof inner === 'string' ? relationsIn(value, inner, choice, `${path}${field}.${place}.`) : [];
    });
  });
}

function readTarget(value: unknown, model: RelationModel): RelationTarget | null {
  if (!isRecord(value) || typeof value.documentId !== 'string' || typeof value.id !== 'number') return null;
  const [field] = titleFieldOf(model);
  const title = field === undefined ? undefined : value[field];
  return {
    id: value.id,
    documentId: value.documentId,
    locale: typeof value.locale === 'string' ? value.locale : null,
    title: typeof title === 'string' ? title : value.documentId,
  };
}

function targetWithDrafts(attribute: Attribute, { find, target, inverse = false }: RelationChoice) {
  if (attribute.type !== 'relation' || !attribute.target || attribute.unstable_virtual) return undefined;
  if (attribute.mappedBy && !inverse) return undefined;
  if (target !== undefined && attribute.target !== target) return undefined;
  const model = find(attribute.target);
  return model?.options?.draftAndPublish ? model : undefined;
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
