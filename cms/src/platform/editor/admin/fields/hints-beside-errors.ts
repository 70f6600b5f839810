/**
 * Strapi hides the help of a field as soon as the field has an error, which is when somebody needs it. These change the
 * two places in its design system: the help itself, and what a screen reader reads with the field.
 */
const changes: readonly (readonly [before: RegExp, after: string])[] = [
  [
    /return !(\w+) \|\| \w+ \? null : (?=\/\* @__PURE__ \*\/ \w+\(\w+, \{ variant: "pi", tag: "p", id: `\$\{\w+\}-hint`)/g,
    'return !$1 ? null : ',
  ],
  [/= `\$\{(\w+)\}-error`/g, '= `${$1}-error ${$1}-hint`'],
];

export function hintsBesideErrors() {
  return {
    name: 'hints-beside-errors',
    transform(code: string, id: string): { code: string; map: null } | null {
      const name = id.split('?', 1)[0]?.replaceAll('\\', '/') ?? '';
      if (!name.endsWith('/@strapi/design-system/dist/index.mjs')) return null;
      return {
        code: changes.reduce((text, [before, after]) => text.replace(before, after), code),
        map: null,
      };
    },
  };
}
