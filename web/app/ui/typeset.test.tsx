import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { typeset } from './typeset';

test.each([
  ['Dat kost € 495,00 of € 1.250,00.', 'Dat kost €\u00a0495,00 of €\u00a01.250,00.'],
  ['Mail jan.de.wit@beurs.example of bel.', 'Mail jan.<wbr/>de.<wbr/>wit@<wbr/>beurs.<wbr/>example of bel.'],
  ['Een @ alleen, en € alleen.', 'Een @ alleen, en € alleen.'],
  ['<b>niets</b>', '&lt;b&gt;niets&lt;/b&gt;'],
])('%s', (text, markup) => {
  expect(renderToStaticMarkup(<>{typeset(text)}</>)).toBe(markup);
});
