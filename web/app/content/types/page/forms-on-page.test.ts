import { expect, test } from 'vitest';
import type { CmsClient, CmsRead } from '../../client/client';
import { findFileForm, findFormOnPage } from './page';

const form = {
  documentId: 'f1',
  title: 'Solliciteren',
  slug: 'sollicitatie',
  version: 3,
  locale: 'nl',
  fields: [{ label: 'CV', name: 'cv', kind: 'Bestand', rules: [] }],
};
const pages: Record<string, readonly string[]> = { 'werken-bij': ['sollicitatie'], 'over-ons': [] };

/** A content backend with two pages, of which one has the form. */
const read: CmsRead = (shape, _method, path, { query } = {}) => {
  const slug = /"\$eqi?":"([^"]*)"/.exec(JSON.stringify(query))?.[1] ?? '';
  const blocks = (pages[slug] ?? []).map((one) => ({
    __component: 'blocks.form',
    title: 'Doe mee',
    intro: null,
    id: 1,
    form: { slug: one },
  }));
  const rows = path.startsWith('/forms')
    ? [form].filter((one) => one.slug === slug)
    : Object.hasOwn(pages, slug)
      ? [
          {
            id: 1,
            documentId: 'p1',
            title: slug,
            slug,
            layout: 'default',
            seo: null,
            blocks,
            locale: 'nl',
            updatedAt: '2027-01-01T10:00:00.000Z',
            localizations: [],
          },
        ]
      : [];
  return Promise.resolve(shape.parse({ data: rows, meta: { pagination: { total: rows.length } } }));
};
const cms = {
  version: 'v5',
  locale: 'nl',
  read,
  send: () => Promise.reject(new Error('nothing is sent')),
} satisfies CmsClient;

test('a form is found on the page that has it, with what takes its files', async () => {
  expect(await findFormOnPage(cms, 'werken-bij', 'sollicitatie')).toMatchObject({ documentId: 'f1' });
  expect(await findFileForm(cms, 'werken-bij', 'sollicitatie')).toMatchObject({ id: 'f1' });
  expect(await findFileForm(cms, null, 'sollicitatie')).toMatchObject({ id: 'f1' });
});

test.each([
  ['another page', 'over-ons', 'sollicitatie'],
  ['a page that is not there', 'weg', 'sollicitatie'],
  ['the page, which has no such form', 'werken-bij', 'vraag'],
])('it is not found on %s', async (_what, page, slug) => {
  expect(await findFormOnPage(cms, page, slug)).toBeNull();
  expect(await findFileForm(cms, page, slug)).toBeNull();
});
