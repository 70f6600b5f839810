import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormGuard } from './form-guard';

const html = renderToStaticMarkup(<FormGuard action="contact" form="formulier1" />);

test('a form without scripts has its hidden fields, empty and the same for every visitor', () => {
  expect(html).toMatch(/<input type="hidden" name="captcha"\/>/);
  expect(html).toMatch(/<input type="hidden" name="begonnen"\/>/);
  expect(html).not.toContain('formulier1');
});

test('nobody sees, hears or reaches the field that only robots fill in', () => {
  expect(html).toMatch(
    /<div aria-hidden="true" class="sr-only"><input [^>]*tabindex="-1" autocomplete="off"[^>]* name="controleveld" value=""\/><\/div>/i,
  );
});
