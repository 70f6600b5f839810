/** Joins class names. It merges nothing: what a component's user may change stands in components.css, not in utilities. */
export function cx(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
