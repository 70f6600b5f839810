import { expect, test } from 'vitest';
import type { Page } from '../content/types/page/page';
import { ownWords } from './own-words';

const page: Page = {
  title: 'Veelgestelde vragen',
  slug: 'faq',
  layout: 'default',
  photosOfYear: null,
  updatedAt: '',
  blocks: [],
  seo: { title: 'Vragen', description: null, image: null, noIndex: false },
};

test('editors name the page for who reads their language; for others the site has its own words', () => {
  expect(ownWords(page, 'nl')).toMatchObject({ title: 'Veelgestelde vragen', seo: { title: 'Vragen' } });
  expect(ownWords(page, 'en')).toEqual({ title: null, seo: null });
  expect(ownWords({ ...page, title: 'Questions', locale: 'en' }, 'en')).toMatchObject({ title: 'Questions' });
  expect(ownWords(null, 'nl')).toEqual({ title: null, seo: null });
});
