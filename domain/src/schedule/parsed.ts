/** The value of a field of parsed JSON, undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** The items of a list; none for what is no list. */
export function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
