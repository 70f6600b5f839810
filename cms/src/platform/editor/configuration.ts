import { isDeepStrictEqual } from 'node:util';
import { systemColumns } from './texts';
import type { View } from './view';

export interface Model {
  uid: string;
  attributes: Record<string, { type: string; target?: string } | undefined>;
}

export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

export type Choices = Record<string, unknown>;

const pageSize = 50;

export function choicesOf(
  model: Model,
  view: View,
  mainFieldOf: (uid: string) => string | undefined,
): Choices {
  const choices: Choices = { 'settings.pageSize': pageSize, 'layouts.edit': view.edit };
  if (view.mainField) choices['settings.mainField'] = view.mainField;
  if (view.list) choices['layouts.list'] = view.list;
  if (view.sort) {
    choices['settings.defaultSortBy'] = view.sort.by;
    choices['settings.defaultSortOrder'] = view.sort.order;
  }
  for (const [name, label] of Object.entries(systemColumns)) {
    if (!(name in model.attributes)) continue;
    choices[`metadatas.${name}.list.label`] = label;
    if (name !== 'id' && name !== 'documentId') choices[`metadatas.${name}.edit.label`] = label;
  }
  for (const [name, field] of Object.entries(view.fields)) {
    const edit = `metadatas.${name}.edit`;
    choices[`metadatas.${name}.list.label`] = field.label;
    choices[`${edit}.label`] = field.label;
    choices[`${edit}.description`] = field.description;
    choices[`${edit}.editable`] = !field.readOnly;
    const target = model.attributes[name]?.target;
    const mainField = target ? mainFieldOf(target) : undefined;
    if (mainField) choices[`${edit}.mainField`] = mainField;
  }
  return choices;
}

/**
 * The stored configuration with our settings. A setting that an administrator changed since we last stored ours
 * (`previous`) stays; so does everything we never set.
 */
export function withChoices(stored: Configuration, choices: Choices, previous: Choices): Configuration {
  const result = structuredClone(stored);
  for (const [place, wanted] of Object.entries(choices)) {
    const steps = place.split('.');
    const untouched =
      !(place in previous) ||
      isDeepStrictEqual(
        comparable(read(stored, steps), previous),
        comparable(previous[place], stored.metadatas),
      );
    if (untouched) write(result, steps, wanted);
  }
  return result;
}

/**
 * Strapi adds new fields to a stored layout and removes old ones itself, so layouts are compared without the fields
 * that the other side does not know.
 */
function comparable(value: unknown, known: object): unknown {
  const isKnown = (name: unknown) =>
    typeof name === 'string' && (name in known || `metadatas.${name}.list.label` in known);
  if (!Array.isArray(value)) return value;
  return value
    .map((entry: unknown) => (Array.isArray(entry) ? entry.filter((cell) => isKnown(cell.name)) : entry))
    .filter((entry) => (Array.isArray(entry) ? entry.length > 0 : isKnown(entry)));
}

function read(from: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined) return from;
  return isRecord(from) ? read(from[step], rest) : undefined;
}

function write(into: unknown, [step, ...rest]: string[], value: unknown): void {
  if (step === undefined || !isRecord(into)) return;
  if (rest.length === 0) into[step] = value;
  else write((into[step] ??= {}), rest, value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
