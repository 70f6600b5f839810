import { expect, test } from 'vitest';
import { titleIn } from './stored';

test.each([
  ['<head><title>Programma</title></head>', 'Programma'],
  [
    '<title>Fabriek &amp; Thuis: &#x27;hout&#x27; &lt;3 &quot;beton&quot;</title>',
    `Fabriek & Thuis: 'hout' <3 "beton"`,
  ],
  ['<title>&amp;lt;b&amp;gt;</title>', '&lt;b&gt;'],
  ['<p>geen titel</p>', ''],
  ['', ''],
])('the title in %s is %s', (html, title) => {
  expect(titleIn(html)).toBe(title);
});
