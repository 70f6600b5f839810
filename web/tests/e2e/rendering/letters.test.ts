import { beforeAll, expect, test } from 'vitest';
import letters from '../../../brand/letters.json' with { type: 'json' };
import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

/** Faces of devices take the place of a font until it is there: nothing may move then. */
const { site } = sharedFair();
const browser = browserForFile();

/** Sentences as pages have them, with the long words and the numbers of Dutch. */
const text =
  'De beurs voor wie bouwt en verbouwt: drie dagen met standhouders, sprekers en werkplaatsen. Meld u aan en stel uw ' +
  'eigen programma samen, of bekijk op de plattegrond waar iedereen staat. Duurzaamheidsvoorschriften en ' +
  'vergunningverlening komen aan bod op dinsdag 9 februari 2027, van 10.00 tot 17.00 uur.';

const faces = Object.values(letters).flatMap(({ display, text: body }) =>
  [display, body].flatMap(({ family, sizes }) => Object.keys(sizes).map((weight) => ({ family, weight }))),
);

let measure: (font: string) => Promise<{ width: number; height: number }>;
beforeAll(async () => {
  const page = await browser.page();
  await page.goto(`${site}/offline`);
  for (const pair of Object.keys(letters))
    await page.addStyleTag({ url: `${site}/assets/brand-f68220-${pair}-00000000.css` });
  measure = (font) =>
    page.evaluate(
      async ([name = '', words = '']) => {
        await document.fonts.load(name);
        const line = document.createElement('p');
        line.style.cssText = `position:absolute;white-space:nowrap;line-height:normal;letter-spacing:0;font:${name}`;
        line.textContent = words;
        document.body.append(line);
        const { width, height } = line.getBoundingClientRect();
        line.remove();
        return { width, height };
      },
      [font, text],
    );
});

test.each(faces)('$family $weight is as wide and as high as its fallback', async ({ family, weight }) => {
  const real = await measure(`${weight} 100px "${family}"`);
  const fallback = await measure(`${weight} 100px "${family} Fallback"`);
  expect(fallback.width / real.width).toBeGreaterThan(0.99);
  expect(fallback.width / real.width).toBeLessThan(1.01);
  expect(Math.abs(fallback.height / real.height - 1)).toBeLessThan(0.01);
});
