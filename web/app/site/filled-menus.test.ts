import { expect, test } from 'vitest';

import type { Navigation } from '../content/types/site';
import { filledMenus } from './filled-menus';

const link = (url: string) => ({ label: url, url, icon: null });
const item = (url: string, ...children: string[]) => ({ label: url, url, children: children.map(link) });
const menus = (header: Navigation['header'], footer: string[] = []): Navigation => ({
  header,
  footer: footer.length > 0 ? [{ title: 'De beurs', links: footer.map(link) }] : [],
  exhibitorMenu: [],
});

test('links to empty lists and to what is below them are left out, all others stay', () => {
  const before = menus([
    item('/over', '/sprekers', '/standhouders/overheden', '/contact', 'https://a.example/sprekers'),
  ]);
  const { header } = filledMenus(before, ['speakers', 'exhibitors']);
  expect(header).toEqual([item('/over', '/contact', 'https://a.example/sprekers')]);
  expect(filledMenus(before, [])).toEqual(before);
});

test('a title whose own list is empty leads to what is left below it, and goes with the last link', () => {
  const before = menus([item('/nieuws', '/nieuws', '/kalender'), item('/programma?dag=1')]);
  const [title, ...rest] = filledMenus(before, ['news-articles', 'sessions']).header;
  expect(title).toEqual({ label: '/nieuws', url: '/kalender', children: [link('/kalender')] });
  expect(rest).toEqual([]);
});

test('a page with photos is a list of albums, at whatever path editors gave it', () => {
  const before = menus([item('/over', '/sfeer', '/fotos', '/contact')]);
  const { header } = filledMenus(before, ['photo-albums'], [{ slug: 'sfeer' }, { slug: 'fotos' }]);
  expect(header).toEqual([item('/over', '/contact')]);
  expect(filledMenus(before, ['photo-albums'], [])).toEqual(before);
});

test('the own programme stays as long as there is something to save', () => {
  const before = menus([item('/mijn-programma')]);
  expect(filledMenus(before, ['sessions', 'speakers'])).toEqual(before);
  expect(filledMenus(before, ['sessions', 'speakers', 'exhibitors']).header).toEqual([]);
});

test('a group of the footer without links is left out', () => {
  expect(filledMenus(menus([], ['/vacatures']), ['vacancies']).footer).toEqual([]);
});
