import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directoryGroups, type DirectoryGroup } from '../access/directory-groups';

/** An editor's view of one content type or component: the content of one file in `views/`. */
export interface View {
  /** The part of the directory on the admin's home page in which a content type stands. */
  group?: DirectoryGroup;
  mainField?: string;
  list?: string[];
  sort?: { by: string; order: 'ASC' | 'DESC' };
  fields: Record<string, FieldView>;
  /** The rows of the form; the sizes in a row add up to at most 12. */
  edit: { name: string; size: number }[][];
}

export interface FieldView {
  label: string;
  description: string;
  readOnly?: boolean;
}

/** A file is `views/<kind>/<group>/<name>.json`. For types a group is only there for who looks for a file. */
const kinds: Readonly<Record<string, (group: string, name: string) => string>> = {
  types: (_group, name) => `api::${name}.${name}`,
  plugins: (group, name) => `plugin::${group}.${name}`,
  components: (group, name) => `${group}.${name}`,
};

/** Reads all views, by the uid of their model. Throws when a file is malformed. */
export function readViews(): Map<string, View> {
  const views = new Map<string, View>();
  for (const [kind, uidOf] of Object.entries(kinds)) {
    for (const [group, file] of filesInGroups(path.join(__dirname, 'views', kind))) {
      const content: unknown = JSON.parse(
        readFileSync(path.join(__dirname, 'views', kind, group, file), 'utf8'),
      );
      if (!isView(content))
        throw new Error(`The view ${kind}/${group}/${file} has no usable fields and form.`);
      views.set(uidOf(group, path.parse(file).name), content);
    }
  }
  return views;
}

/** Only what is in a group: the compiler does not delete a moved file from the build. */
function filesInGroups(folder: string): [group: string, file: string][] {
  const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return groups.flatMap(({ name: group }) =>
    readdirSync(path.join(folder, group)).map((file): [string, string] => [group, file]),
  );
}

function isView(value: unknown): value is View {
  return (
    isObject(value) &&
    (value.group === undefined || directoryGroups.some((group) => group === value.group)) &&
    (value.mainField === undefined || typeof value.mainField === 'string') &&
    (value.list === undefined || (Array.isArray(value.list) && value.list.every(isString))) &&
    (value.sort === undefined || isSort(value.sort)) &&
    isObject(value.fields) &&
    Object.values(value.fields).every(isFieldView) &&
    Array.isArray(value.edit) &&
    value.edit.every((row) => Array.isArray(row) && row.every(isCell))
  );
}

function isFieldView(value: unknown): value is FieldView {
  return (
    isObject(value) &&
    isString(value.label) &&
    isString(value.description) &&
    (value.readOnly === undefined || typeof value.readOnly === 'boolean')
  );
}

function isSort(value: unknown): value is View['sort'] {
  return isObject(value) && isString(value.by) && (value.order === 'ASC' || value.order === 'DESC');
}

function isCell(value: unknown): value is { name: string; size: number } {
  return isObject(value) && isString(value.name) && typeof value.size === 'number';
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
