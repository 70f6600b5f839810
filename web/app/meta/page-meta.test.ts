import { expect, test } from 'vitest';
import { locales, type Locale } from '../messages/locale';
import { pageMeta } from './page-meta';

const site = {
  locale: 'nl' as const,
  origin: 'https://beurs.example',
  settings: {
    name: 'Fabriek & Thuis',
    edition: '2027',
    tagline: 'De beurs voor industrieel bouwen',
    defaultSeo: null,
    languages: locales,
  },
};

test('a page says what it is, where it is and whose it is', () => {
  const page = { title: 'Programma', description: 'Alles op een rij', path: '/programma' };
  expect(pageMeta(page, site)).toEqual([
    { title: 'Programma | Fabriek & Thuis 2027' },
    { property: 'og:title', content: 'Programma' },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:site_name', content: 'Fabriek & Thuis 2027' },
    { name: 'description', content: 'Alles op een rij' },
    { property: 'og:description', content: 'Alles op een rij' },
    { tagName: 'link', rel: 'canonical', href: 'https://beurs.example/programma' },
    { property: 'og:url', content: 'https://beurs.example/programma' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'nl', href: 'https://beurs.example/programma' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://beurs.example/en/programma' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://beurs.example/programma' },
    { property: 'og:image', content: 'https://beurs.example/deel/programma.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Programma' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]);
});

test('what an editor filled in wins, and a page can be hidden from search engines', () => {
  const seo = { title: 'Kom kijken', description: 'Drie dagen lang', image: null, noIndex: true };
  const meta = pageMeta({ title: 'Home', path: '/', seo, titleAlone: true }, site);
  expect(meta).toContainEqual({ title: 'Kom kijken' });
  expect(meta).toContainEqual({ name: 'description', content: 'Drie dagen lang' });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('the front page and the further pages of a list have a drawn picture, unless an editor chose one', () => {
  const pictureOf = (meta: ReturnType<typeof pageMeta>) =>
    meta.find((tag) => 'property' in tag && tag.property === 'og:image');
  const home = { title: 'Home', path: '/' };
  expect(pictureOf(pageMeta(home, site))).toMatchObject({ content: 'https://beurs.example/deel/home.png' });
  expect(pictureOf(pageMeta({ title: 'Nieuws', path: '/nieuws?pagina=2' }, site))).toMatchObject({
    content: 'https://beurs.example/deel/nieuws.png',
  });
  const image = { url: '/uploads/hal.webp', width: 1600, height: 1067, alt: 'De hal', mime: 'image/webp' };
  const seo = { title: null, description: null, image, noIndex: false };
  expect(pictureOf(pageMeta({ ...home, seo }, site))).toMatchObject({
    content: 'https://beurs.example/uploads/hal.webp',
  });
});

test('a page without a description has the fair’s tagline; a long one ends at a word', () => {
  expect(pageMeta({ title: 'A', path: '/a' }, site)).toContainEqual({
    name: 'description',
    content: 'De beurs voor industrieel bouwen',
  });
  const long = pageMeta({ title: 'A', path: '/a', description: 'woord '.repeat(60) }, site);
  expect(long).toContainEqual({ name: 'description', content: `${'woord '.repeat(26).trim()}…` });
});

test('without the site’s facts there is still a title', () => {
  expect(pageMeta({ title: 'A', path: '/a' }, undefined)).toContainEqual({ title: 'A' });
});

const english = { ...site, locale: 'en' as const, origin: 'https://beurs.example/en' };
const canonicalOf = (meta: ReturnType<typeof pageMeta>) =>
  meta.find((tag) => 'rel' in tag && tag.rel === 'canonical');

test('the English page is a page of its own', () => {
  const meta = pageMeta({ title: 'Home', path: '/', languages: ['nl', 'en'] }, english);
  expect(canonicalOf(meta)).toMatchObject({ href: 'https://beurs.example/en' });
  expect(meta).toContainEqual({ property: 'og:locale', content: 'en_GB' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: 'https://beurs.example/',
  });
});

test('a page that is only there in Dutch has one URL, whatever language surrounds it', () => {
  const meta = pageMeta({ title: 'Pers', path: '/pers', languages: ['nl'] }, english);
  expect(canonicalOf(meta)).toMatchObject({ href: 'https://beurs.example/pers' });
  expect(meta).toContainEqual({ property: 'og:locale', content: 'nl_NL' });
  expect(meta.some((tag) => 'rel' in tag && tag.rel === 'alternate')).toBe(false);
});

test('a page of a fair without English names no other language', () => {
  const languages: Locale[] = ['nl'];
  const dutch = { ...site, settings: { ...site.settings, languages } };
  const page = { title: 'Programma', path: '/programma', languages: locales };
  const links = pageMeta(page, dutch).filter((tag) => 'tagName' in tag);
  expect(links).toEqual([{ tagName: 'link', rel: 'canonical', href: 'https://beurs.example/programma' }]);
});
