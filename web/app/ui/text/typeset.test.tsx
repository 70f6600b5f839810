import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { typeset } from './typeset';

test.each([
  ['Dat kost € 495,00 of € 1.250,00.', 'Dat kost €\u00a0495,00 of €\u00a01.250,00.'],
  ['Mail jan.de.wit@beurs.example of bel.', 'Mail jan.<wbr/>de.<wbr/>wit@<wbr/>beurs.<wbr/>example of bel.'],
  ['Een @ alleen, en € alleen.', 'Een @ alleen, en € alleen.'],
  ['<b>niets</b>', '&lt;b&gt;niets&lt;/b&gt;'],
  ['Proefwoning in Hal 2: halte 3', 'Proefwoning in Hal\u00a02: halte 3'],
  ['Bel 030 000 12 04, of 112.', 'Bel <span class="whitespace-nowrap">030 000 12 04</span>, of 112.'],
  ['Uw e-mailadres, btw-nummer', 'Uw <span class="whitespace-nowrap">e-mailadres</span>, btw-nummer'],
  ['Van 100 000 tot 2027 0 x', 'Van 100 000 tot 2027 0 x'],
])('the text “%s” breaks where it may, and nowhere else', (text, markup) => {
  expect(renderToStaticMarkup(<>{typeset(text)}</>)).toBe(markup);
});
