import { expect, it } from 'vitest';
import { foldRows, type FormField } from './fold-rows';

const field = (name: string, folded: boolean, type = 'string'): FormField => ({
  name,
  label: name,
  type,
  size: 6,
  attribute: { type, pluginOptions: { editor: { folded } } },
});
const fold = (...panel: FormField[][]) => foldRows({ layout: { layout: [panel] } }).layout.layout[0];

it('rows of rare fields stand last, below a field that folds them', () => {
  const [name, seo, note] = [field('name', false), field('seo', true, 'component'), field('note', true)];
  const place = field('place', false);
  const rows = fold([name], [seo], [note], [place]) ?? [];
  expect(rows).toEqual([[name], [place], [expect.objectContaining({ type: 'fold' })], [seo], [note]]);
  expect(rows[2]?.[0]).toMatchObject({ name: 'name', fields: [seo, note] });
});

it('a row that has another field too stays where it is, and a form without rare fields as it is', () => {
  const mixed = [[field('name', false), field('note', true)]];
  expect(fold(...mixed)).toEqual(mixed);
});
