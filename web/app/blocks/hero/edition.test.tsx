import { expect, test } from 'vitest';
import { renderAt, testSite } from '../../programme/list/render.fixture';
import { Edition } from './edition';

const withHours = (...closes: string[]) => ({
  ...testSite,
  settings: {
    ...testSite.settings,
    days: testSite.settings.days.map((day, index) => ({ ...day, closes: closes[index] ?? day.closes })),
  },
});

test('hours that are the same every day are shown once', () => {
  expect(renderAt('/', <Edition />)).toContain('9.30–17.30 uur</dd>');
});

test('a day with other hours is shown', () => {
  const html = renderAt('/', <Edition />, withHours('17:30', '17:30', '16:30'));
  expect(html).toContain('9.30–17.30 uur, do 11 feb 9.30–16.30 uur</dd>');
});
