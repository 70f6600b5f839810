import { expect, it } from 'vitest';
import { filledIn, mergeWithPending } from './form-params';

it('a form passes on the fields that were filled in, in order, and drops the others', () => {
  const fields = new FormData();
  fields.append('q', '  hout ');
  fields.append('thema', 'b');
  fields.append('thema', 'a');
  fields.append('sorteer', '');
  fields.append('plaats', '  ');
  fields.append('bestand', new Blob(['x']));
  expect(filledIn(fields).toString()).toBe('q=hout&thema=b&thema=a');
});

it('a form adds its own fields to a choice that is still on its way', () => {
  const pending = new URLSearchParams('q=hout&thema=oud&sorteer=naam&pagina=2');
  const filled = new URLSearchParams('q=vorige&thema=a&thema=b');
  expect(mergeWithPending(filled, pending, new Set(['thema'])).toString()).toBe(
    'q=hout&sorteer=naam&thema=a&thema=b',
  );
  expect(mergeWithPending(new URLSearchParams(), pending, new Set(['q'])).toString()).toBe(
    'thema=oud&sorteer=naam',
  );
});
