import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { bareSite, SiteProvider, type Site } from '../../site/site-context';

/** The fair on its second day, for tests that draw pages. */
export const testSite: Site = {
  ...bareSite,
  now: '2027-02-10T11:20:00+01:00',
  clockPinned: true,
  origin: 'https://beurs.example',
  settings: {
    ...bareSite.settings,
    days: ['2027-02-09', '2027-02-10', '2027-02-11'].map((date) => ({
      date,
      opens: '09:30',
      closes: '17:30',
      label: null,
    })),
  },
};

/** Renders a page on the server as a visitor of `path` gets it. */
export function renderAt(path: string, page: ReactNode, site: Site = testSite): string {
  const routes = [{ path: '*', element: <SiteProvider site={site}>{page}</SiteProvider> }];
  return renderToString(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}
