import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { bareSite, SiteProvider, type Preview } from '../../site/site-context';
import { nl } from '../../messages/nl';
import { PreviewBar } from './preview-bar';
import { errorResponse } from '../../errors/error-response.fixture';

const draft: Preview = { status: 'draft', isPublic: false, framed: false };
const missing = errorResponse(404, 'Not Found', null);

/** The bar on a page, or on the error page when the page failed. */
function barOn(
  preview: Preview | null,
  { url = '/nieuws/5001?voorbeeld=x', error }: { url?: string; error?: unknown } = {},
): string {
  const Stub = createRoutesStub([
    { id: 'page', path: '*', Component: PreviewBar, ErrorBoundary: PreviewBar },
  ]);
  const hydrationData =
    error === undefined ? { loaderData: {} } : { loaderData: {}, errors: { page: error } };
  return renderToString(
    <SiteProvider site={{ ...bareSite, preview }}>
      <Stub initialEntries={[url]} hydrationData={hydrationData} />
    </SiteProvider>,
  );
}

test('a draft that can be shown is called unpublished', () => {
  const html = barOn(draft);
  expect(html).toContain(nl.preview.draft);
  expect(html).not.toContain(nl.preview.incomplete);
});

test('a draft that cannot be shown is called incomplete', () => {
  const html = barOn(draft, { error: missing });
  expect(html).toContain(nl.preview.incomplete);
  expect(html).not.toContain(nl.preview.draft);
});

test('what visitors see already is called published, and is left for that page', () => {
  const html = barOn({ status: 'published', isPublic: true, framed: false });
  expect(html).toContain(nl.preview.published);
  expect(html).toMatch(/<a [^>]*href="\/nieuws\/5001"[^>]*>Voorbeeld verlaten/);
});

test('a draft that nobody can see is left for home', () => {
  expect(barOn(draft)).toMatch(/<a [^>]*href="\/"[^>]*>Voorbeeld verlaten/);
});

test('in the frame of the admin it opens the same preview in a tab, and cannot be left', () => {
  const html = barOn({ ...draft, framed: true });
  expect(html).toMatch(/<a [^>]*href="\/nieuws\/5001\?voorbeeld=x"[^>]*>Openen in een nieuw tabblad/);
  expect(html).not.toContain(nl.preview.exit);
});

test('there is none without a preview, or on a page beside it', () => {
  expect(barOn(null)).toBe('');
  expect(barOn(draft, { url: '/nieuws' })).toBe('');
});
