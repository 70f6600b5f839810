import { expect, test } from 'vitest';
import { isHarmless, isOwnScript } from './trusted-types';
import { lucide } from '../icons/lucide';

test('every icon of the site is harmless', () => {
  expect(Object.values(lucide).filter((drawing) => !isHarmless(drawing))).toEqual([]);
});

test.each([
  ['', 'nothing'],
  ['{"@type":"Event","name":"a \\u003cb>"}', 'linked data'],
  ['<script></script>', 'a script element that does not run'],
  ['<g fill="none"><path d="M1 1h2"/><circle cx="1" cy="2" r="3"></circle></g>', 'a drawing'],
  ['<path d="M1 1"><animate attributeName="d" values="M1 1;M2 2" dur="1s"/></path>', 'a drawing that moves'],
])('%j may be written into a page, as %s', (html) => {
  expect(isHarmless(html)).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<script></script><script></script>',
  '<img src=x onerror="alert(1)">',
  '<path onclick="alert(1)"/>',
  '<path d="M1" onclick="alert(1)"/>',
  '<path d="M1"\nonclick="alert(1)"/>',
  '<path/onclick="alert(1)"/>',
  "<path onclick='alert(1)'/>",
  '<a href="javascript:alert(1)"><path d="M1"/></a>',
  '<use href="https://elders.example/x.svg#a"/>',
  '<set attributeName="href" to="javascript:alert(1)" href="#x"/>',
  '<foreignObject><b>x</b></foreignObject>',
  '<style>*{display:none}</style>',
  '<path style="background:url(https://elders.example)"/>',
  '<!-- --><b>x</b>',
  '<b',
  '<g><',
])('%j may not be written into a page', (html) => {
  expect(isHarmless(html)).toBe(false);
});

const origin = 'https://beurs.example';

test('a script of the build is ours', () => {
  expect(isOwnScript('/assets/worker-abc.js', origin)).toBe(true);
  expect(isOwnScript('/sw.js', origin)).toBe(true);
  expect(isOwnScript(`${origin}/assets/worker-abc.js`, origin)).toBe(true);
});

test.each([
  'https://elders.example/assets/worker.js',
  '//elders.example/assets/worker.js',
  '/uploads/foto.js',
  '/sw.jsx',
  '/uploads/sw.js',
  '/assets/../uploads/foto.js',
  'data:text/javascript,alert(1)',
  'blob:https://beurs.example/1',
  'javascript:alert(1)',
  'http://',
])('%s is no script of ours', (url) => {
  expect(isOwnScript(url, origin)).toBe(false);
});
