import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SharedFigures } from '../content/types/shared-figures';
import { SharedFiguresPage } from './shared-figures-page';

const figures: SharedFigures = {
  name: '<b>Bestuur</b>',
  filter: 'Veelgestelde vragen',
  from: '2026-10-05',
  to: null,
  expires: '2026-12-31',
  missing: null,
  totals: { visits: 0, views: 1235 },
  weeks: [
    { from: '2026-10-05', to: '2026-10-11', figures: { visitors: 0, visits: 5, views: 10 } },
    { from: '2026-10-12', to: '2026-10-18', figures: { visitors: 5, visits: 10, views: 1225 } },
  ],
};
function draw(shown: SharedFigures | null): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <SharedFiguresPage figures={shown} /> }]);
  return renderToString(<Stub initialEntries={['/statistieken']} />);
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('figures say what they are limited to, and that fewer than five are not told apart', () => {
  const html = draw(figures);
  const text = textOf(html);
  expect(text).toContain('Alleen voor: Veelgestelde vragen.');
  expect(text).toContain('Hele weken vanaf ma 5 okt 2026. Elke week komt er een bij.');
  expect(text).toContain('1.235');
  expect(text).toContain('minder dan 5');
  expect(text).toContain('Deze link werkt tot en met do 31 dec 2026.');
  expect(html).toContain('&lt;b&gt;Bestuur');
  expect(html.match(/<rect /g)).toHaveLength(2);
});

test('figures of the whole site in a period that is over say so', () => {
  const text = textOf(draw({ ...figures, filter: null, to: '2026-10-18', weeks: [] }));
  expect(text).toContain('Van de hele site.');
  expect(text).not.toContain('Elke week komt er een bij');
});

test('weeks that nobody counted are told from weeks in which nobody came', () => {
  const text = textOf(draw({ ...figures, missing: { before: '2026-10-07', why: 'notCounted' } }));
  expect(text).toContain('Er wordt geteld sinds wo 7 okt 2026. Van daarvoor zijn er geen cijfers.');
  expect(textOf(draw(figures))).not.toContain('Er wordt geteld sinds');
  const kept = draw({ ...figures, missing: { before: '2026-10-05', why: 'notKept' }, weeks: [] });
  expect(textOf(kept)).toContain('Van vóór ma 5 okt 2026 is alleen bewaard');
  expect(textOf(kept)).not.toContain('Er is nog geen hele week voorbij');
});

test('a link that does not work says what to do', () => {
  expect(textOf(draw(null))).toContain('Vraag een nieuwe aan wie u de link gaf.');
});
