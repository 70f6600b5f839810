import { expect, test, vi } from 'vitest';
import { plainTextOf } from './plain-text';
import { parseRichText } from './rich-text';

const text = (words: string) => ({ type: 'text', text: words });
const plain = { bold: false, italic: false, underline: false, strikethrough: false, code: false };

test('every node that the editor can make is read', () => {
  const parsed = parseRichText([
    { type: 'heading', level: 2, children: [text('Kop')] },
    {
      type: 'paragraph',
      children: [
        { ...text('vet'), bold: true },
        { type: 'link', url: '/x', children: [text('link')] },
      ],
    },
    { type: 'quote', children: [text('citaat')] },
    { type: 'code', language: 'ts', children: [text('a = 1')] },
    {
      type: 'list',
      format: 'ordered',
      children: [
        { type: 'list-item', children: [text('een')] },
        { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('binnen')] }] },
      ],
    },
    {
      type: 'image',
      image: { url: '/uploads/a.webp', width: 10, height: 5, alternativeText: 'Alt', mime: 'image/webp' },
    },
  ]);
  expect(parsed.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'quote', 'code', 'list', 'image']);
  expect(parsed[1]).toEqual({
    type: 'paragraph',
    children: [
      { type: 'text', text: 'vet', ...plain, bold: true },
      { type: 'link', url: '/x', children: [{ type: 'text', text: 'link', ...plain }] },
    ],
  });
  expect(plainTextOf(parsed)).toBe('Kop vetlink citaat a = 1 een binnen Alt');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '',
])('a link to %j keeps its words and loses its URL', (url) => {
  const [block] = parseRichText([
    { type: 'paragraph', children: [{ type: 'link', url, children: [text('klik')] }] },
  ]);
  expect(block).toEqual({ type: 'paragraph', children: [{ type: 'text', text: 'klik', ...plain }] });
});

test.each([
  'https://a.example/x?y#z',
  'http://a.example',
  'mailto:a@b.example',
  'tel:+31300000000',
  '/x',
  '#x',
  '?q=1',
])('a link to %s stays', (url) => {
  const [block] = parseRichText([
    { type: 'paragraph', children: [{ type: 'link', url, children: [text('klik')] }] },
  ]);
  expect(block).toMatchObject({ children: [{ type: 'link', url }] });
});

test('what is unknown or broken is dropped, what is good beside it stays', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const parsed = parseRichText([
    { type: 'script', children: [text('alert(1)')] },
    { type: 'heading', level: 9, children: [text('te diep')] },
    { type: 'heading', level: '2', children: [] },
    { type: 'paragraph', children: 'geen lijst' },
    {
      type: 'paragraph',
      children: [null, 7, { type: 'text', text: 3 }, { type: 'html', text: '<b>' }, text('goed')],
    },
    { type: 'image', image: { url: 'javascript:alert(1)', mime: 'image/png' } },
    null,
    'tekst',
    { type: 7 },
  ]);
  expect(parsed).toEqual([
    { type: 'paragraph', children: [] },
    { type: 'paragraph', children: [{ type: 'text', text: 'goed', ...plain }] },
  ]);
});

test('a list nested without end does not exhaust the stack', () => {
  let node: unknown = { type: 'list-item', children: [text('diep')] };
  for (let depth = 0; depth < 20_000; depth += 1)
    node = { type: 'list', format: 'ordered', children: [node] };
  expect(parseRichText([node])).toHaveLength(1);
});

test('what is no rich text is no text', () => {
  for (const value of [null, undefined, '', '<p>x</p>', 7, {}]) expect(parseRichText(value)).toEqual([]);
});
