/** Joins class names and merges nothing: styles that a caller may override are in components.css, not in utilities. */
export function cx(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
