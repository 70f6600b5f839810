import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hintsBesideErrors } from './hints-beside-errors';

const file = path.resolve(
  import.meta.dirname,
  '../../../../../node_modules/@strapi/design-system/dist/index.mjs',
);

it('the help of a field is shown beside its error, and read with it', () => {
  const before = readFileSync(file, 'utf8');
  const after = hintsBesideErrors().transform(before, file)?.code ?? '';
  // The place where an error hides the help.
  const hiding = /return !\w+ \|\| \w+ \? null : [^;]{0,80}-hint`/g;
  expect(before.match(hiding)).toHaveLength(1);
  expect(after.match(hiding)).toBeNull();
  expect(after).toMatch(/return !\w+ \? null : [^;]{0,80}-hint`/);
  const described = before.match(/= `\$\{\w+\}-error`/g) ?? [];
  expect(described.length).toBeGreaterThanOrEqual(7);
  expect(after.match(/= `\$\{(\w+)\}-error \$\{\1\}-hint`/g)).toHaveLength(described.length);
});

it('other files stay as they are', () => {
  expect(hintsBesideErrors().transform('x', '/a/@strapi/admin/index.mjs')).toBeNull();
});
