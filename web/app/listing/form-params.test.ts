import { expect, it } from 'vitest';
import { filledIn } from './form-params';

it('keeps what was filled in, in order, and drops the rest', () => {
  const fields = new FormData();
  fields.append('q', '  hout ');
  fields.append('thema', 'b');
  fields.append('thema', 'a');
  fields.append('sorteer', '');
  fields.append('plaats', '  ');
  fields.append('bestand', new Blob(['x']));
  expect(filledIn(fields).toString()).toBe('q=hout&thema=b&thema=a');
});
