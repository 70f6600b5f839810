import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/import/html.js';
import { plainLineOf, plainOf } from '../../src/import/text.js';

describe('HTML becomes plain text', () => {
  test.each([
    [
      '<p>Een <b>vette</b> &amp; mooie tekst</p><ul><li>een</li><li>twee</li></ul>',
      'Een vette & mooie tekst\n\neen\ntwee',
    ],
    ['Regel een<br/>regel twee<BR>drie', 'Regel een\nregel twee\ndrie'],
    ['<div class="a > b"><h2>Kop</h2>\n  <p>Over\n hout.</p>\n</div>', 'Kop\n\nOver hout.'],
    ['<p>Een<p>Twee<p>Drie', 'Een\n\nTwee\n\nDrie'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<!-- weg <b> --><style>p{color:red}</style>Over<script>alert("<p>")</script> hout', 'Over hout'],
    ['<p class=MsoNormal>Uit <o:p></o:p>Word</p>', 'Uit Word'],
    ['Eerste alinea\n\nTweede<br>regel', 'Eerste alinea\n\nTweede\nregel'],
    [
      'Zie <a href="https://www.voorbeeld.example/">onze site</a>.',
      'Zie onze site (https://www.voorbeeld.example/).',
    ],
    ['Zie <a href="https://voorbeeld.example">voorbeeld.example</a>.', 'Zie voorbeeld.example.'],
    [
      '<a href="mailto:info@voorbeeld.example">Mail ons</a> <a href="#top">op</a>',
      'Mail ons (info@voorbeeld.example) op',
    ],
    ['&lt;p&gt;Twee keer <i>nee</i>&lt;/p&gt;', '<p>Twee keer nee</p>'],
    ['&lt;p&gt;Escaped &lt;b&gt;twee&lt;/b&gt; keer&lt;/p&gt;', 'Escaped twee keer'],
  ])('%s', (html, text) => {
    expect(plainOf(html)).toBe(text);
  });

  test.each([
    ['Bouwen &amp; wonen &#8211; 3&nbsp;jaar', 'Bouwen & wonen – 3 jaar'],
    [
      '&ldquo;Caf&eacute;&rdquo; &euro;&#x2009;5 &#150; &hellip; &Scaron; &lambda; &quest; &AMP;',
      '“Café” € 5 – … Š λ ? &',
    ],
    ['Kennis&shy;sessie &#173;', 'Kennissessie'],
    ['&#0;&#x110000;&#xD800;x', 'x'],
  ])('entities become characters: %s', (html, text) => {
    expect(plainLineOf(html)).toBe(text);
  });

  test.each([
    '3 < 4 en 5 > 2',
    'Zaal <2> & “meer”',
    'R&D; AT&T',
    '?a=1&copy=2',
    'De <b> van HTML',
    '<3 hout',
    '&onbekend;',
    'mail <jan@voorbeeld.example>',
    '<https://voorbeeld.example>',
  ])('what is none stays: %s', (text) => {
    expect(plainOf(text)).toBe(text);
  });

  test('a megabyte of anything is read', () => {
    for (const part of [
      '<',
      '<p ',
      '<!--',
      '<script',
      '<a href="',
      '&',
      '&#',
      '<p x="y',
      '<a>',
      '</a>',
      '<a href="https://x"></a>',
      '(',
      '<b>\n',
    ])
      expect(plainText(part.repeat(1_000_000 / part.length)).length).toBeLessThanOrEqual(1_100_000);
  });
});
