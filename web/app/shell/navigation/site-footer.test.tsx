import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { bareSite, SiteProvider } from '../../site/site-context';
import SiteFooter from './site-footer';

test.each([
  ['2026-12-31T22:59:00.000Z', '2026'],
  ['2026-12-31T23:01:00.000Z', '2027'],
])('the footer of %s says %s, as the calendars at the fair do', (now, year) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <SiteProvider site={{ ...bareSite, now, clockPinned: true }}>
          <SiteFooter />
        </SiteProvider>
      ),
    },
  ]);
  expect(renderToString(<Stub />)).toContain(`© ${year} Beursvloer`);
});
