import { plainOf, plainLineOf } from '../import/text.js';

/** The value of a field of parsed JSON, undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

export function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, a number, or a text in several languages: Dutch goes first, then English. With a name, the name. */
export function textIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plainOf(value);
  const name = fieldOf(value, 'name');
  if (name !== undefined) return textIn(name);
  const said = Object.values(value).map(plainOf);
  return plainOf(fieldOf(value, 'nl')) || plainOf(fieldOf(value, 'en')) || (said.find(Boolean) ?? '');
}

export function lineIn(value: unknown): string {
  return textIn(value).replace(/\s+/g, ' ');
}

export function personIn(person: unknown): string {
  if (typeof person === 'string') return plainLineOf(person);
  const names = ['public_name', 'name', 'full_public_name', 'display_name'];
  return names.map((field) => plainLineOf(fieldOf(person, field))).find(Boolean) ?? '';
}
