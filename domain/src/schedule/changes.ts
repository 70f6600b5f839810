import type { Fair, FairSession, Named, SessionFields } from './fair.js';
import type { UnknownName } from './names.js';
import { fieldLabels } from './texts.js';

type Field = keyof SessionFields;
type Value = SessionFields[Field];

export interface Change {
  field: Field;
  label: string;
  from: string;
  to: string;
}

const fields = Object.keys(fieldLabels) as Field[];

/**
 * The fields that change; for a new session, those that it has.
 * @param made what will be made, by its id in the plan
 */
export function changesBetween(
  before: FairSession | null,
  after: SessionFields,
  fair: Fair,
  made: readonly UnknownName[],
): Change[] {
  return fields.flatMap((field) => {
    const [was, becomes] = [before?.[field] ?? null, after[field]];
    if (before === null ? isEmpty(becomes) : isSame(was, becomes)) return [];
    const inWords = (value: Value) => wordsOf(value, namedIn(field, fair, made));
    return [{ field, label: fieldLabels[field], from: inWords(was), to: inWords(becomes) }];
  });
}

function isEmpty(value: Value): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param named what the ids in this field stand for; null for a field without ids */
function wordsOf(value: Value, named: readonly Named[] | null): string {
  if (value === null) return '';
  const nameOf = (id: string) => named?.find((one) => one.id === id)?.name ?? id;
  return typeof value === 'object' ? value.map(nameOf).join(', ') : nameOf(String(value));
}

const lists: Partial<Record<Field, UnknownName['kind']>> = {
  room: 'rooms',
  speakers: 'speakers',
  themes: 'themes',
  audiences: 'audiences',
  exhibitors: 'exhibitors',
  pavilion: 'pavilions',
};

function namedIn(field: Field, fair: Fair, made: readonly UnknownName[]): readonly Named[] | null {
  if (field === 'kind') return fair.kinds.map(({ key, name }) => ({ id: key, name }));
  const list = lists[field];
  return list === undefined ? null : [...fair[list], ...made.filter(({ kind }) => kind === list)];
}
