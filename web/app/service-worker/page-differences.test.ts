import { encode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { differ } from './page-differences';

const data = (routes: object, headers: Record<string, string> = {}) =>
  new Response(encode(routes), { headers });
const list = { data: { sessions: [{ publicId: 1, title: 'Hout', note: undefined }] } };

test.each([
  ['two versions of a document', data({}, { etag: '"a-br"' }), data({}, { etag: '"b-br"' }), true],
  ['one version of a document', data({}, { etag: '"a-br"' }), data({}, { etag: '"a-br"' }), false],
  ['the same data, of which one has no version', data({ list }), data({ list }, { etag: '"a"' }), false],
  [
    'the same data, of which one went through JSON',
    data({ list: JSON.parse(JSON.stringify(list)) as object }),
    data({ list }),
    false,
  ],
  ['data with more routes', data({ list }), data({ root: { data: 'frame' }, list }), false],
  [
    'other data',
    data({ list }),
    data({ list: { data: { sessions: [{ publicId: 1, title: 'Beton' }] } } }, { etag: '"a"' }),
    true,
  ],
])('whether answers differ is known of %s', async (_what, one, other, expected) => {
  expect(await differ(one, other)).toBe(expected);
});
