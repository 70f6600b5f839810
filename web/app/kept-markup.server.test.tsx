import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ExhibitorCard } from './exhibitors/exhibitor-card';
import { stand, summaryOf, theme } from './exhibitors/exhibitors.fixture';
import { markupKeeper } from './kept-markup.server';
import { FacetGroup } from './listing/facets/facet-group';
import type { FacetValue } from './listing/facets/facets';
import { MessagesProvider } from './messages/messages';
import type { Locale } from './messages/locale';
import { MarkupKeeper, useKeptMarkup } from './ui/kept-markup';

const logo = { url: '/uploads/logo-bouwer.webp', width: 640, height: 200, alt: 'Logo', mime: 'image/webp' };

/** A page as the site's server draws it; with a keeper, or all of it by React. */
async function draw(
  page: ReactNode,
  { locale = 'nl', keeps = true }: { locale?: Locale; keeps?: boolean } = {},
) {
  const basename = locale === 'nl' ? '/' : `/${locale}`;
  const routes = [{ path: '*', element: page }];
  const address = `${basename}/standhouders?q=hout`.replace('//', '/');
  const router = createMemoryRouter(routes, { basename, initialEntries: [address] });
  const body = new PassThrough();
  renderToPipeableStream(
    <MarkupKeeper value={keeps ? markupKeeper(locale, basename) : null}>
      <MessagesProvider locale={locale}>
        <RouterProvider router={router} />
      </MessagesProvider>
    </MarkupKeeper>,
  ).pipe(body);
  return text(body);
}

/** Says how often it was drawn. */
function Counted({ of, way, times }: { of: object; way: string; times: string[] }) {
  return <p {...useKeptMarkup([of], way, () => <Drawn way={way} times={times} />)} />;
}

function Drawn({ way, times }: { way: string; times: string[] }) {
  times.push(way);
  return <b>{way}</b>;
}

test('draws a part twice, and never again while it shows the same in the same way', async () => {
  const times: string[] = [];
  const shown = {};
  for (let visit = 0; visit < 5; visit += 1)
    expect(await draw(<Counted of={shown} way="klein" times={times} />)).toBe('<p><b>klein</b></p>');
  expect(times).toEqual(['klein', 'klein']);

  expect(await draw(<Counted of={shown} way="groot" times={times} />)).toBe('<p><b>groot</b></p>');
  expect(await draw(<Counted of={{}} way="klein" times={times} />)).toBe('<p><b>klein</b></p>');
  expect(times).toEqual(['klein', 'klein', 'groot', 'klein']);
});

test('draws every time where nothing is kept', async () => {
  const times: string[] = [];
  const page = <Counted of={{}} way="klein" times={times} />;
  for (let visit = 0; visit < 3; visit += 1) await draw(page, { keeps: false });
  expect(times).toHaveLength(3);
});

const exhibitor = summaryOf(1001, {
  name: 'Bouw & <Zonen>',
  summary: 'Hout “en” meer…',
  place: "'s-Hertogenbosch",
  logo,
  themes: [theme('optoppen'), theme('hout')],
  stands: [stand('1.A01'), stand('2.B02')],
  featured: true,
});
const values: FacetValue[] = Array.from({ length: 12 }, (_, index) => ({
  value: `thema-${index}`,
  label: `Thema ${index}`,
  count: index,
  selected: index === 11,
  written: { locale: 'nl' },
}));

test.each<[string, () => ReactNode]>([
  ['a card', () => <ExhibitorCard exhibitor={exhibitor} />],
  ['a card seen first', () => <ExhibitorCard exhibitor={exhibitor} priority marked={false} level={2} />],
  ['a filter', () => <FacetGroup name="thema" legend="Thema" values={values} first={8} open />],
])('%s is the same, kept or not, in both languages', async (_, part) => {
  const page = () => (
    <html lang="nl">
      <head />
      <body>
        voor {part()} na {part()}
      </body>
    </html>
  );
  for (const locale of ['nl', 'en'] as const) {
    const drawn = await draw(page(), { locale, keeps: false });
    for (let visit = 0; visit < 3; visit += 1) expect(await draw(page(), { locale })).toBe(drawn);
  }
});

test('pictures that are seen first are asked for in the head, kept or not', async () => {
  const page = () => (
    <html lang="nl">
      <head />
      <body>
        <ExhibitorCard exhibitor={exhibitor} priority />
      </body>
    </html>
  );
  for (let visit = 0; visit < 3; visit += 1)
    expect(await draw(page())).toMatch(
      /<head><link rel="preload" as="image"[^>]*logo-bouwer[^>]*\/><\/head>/,
    );
});
