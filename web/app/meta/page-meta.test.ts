import { expect, test } from 'vitest';
import { pageMeta } from './page-meta';

const site = {
  origin: 'https://beurs.example',
  settings: {
    name: 'Fabriek & Thuis',
    edition: '2027',
    tagline: 'De beurs voor industrieel bouwen',
    defaultSeo: null,
  },
};

test('a page says what it is, where it is and whose it is', () => {
  const image = { url: '/uploads/hal.webp', width: 1600, height: 1067, alt: 'De hal', mime: 'image/webp' };
  expect(
    pageMeta({ title: 'Programma', description: 'Alles op een rij', path: '/programma', image }, site),
  ).toEqual([
    { title: 'Programma | Fabriek & Thuis 2027' },
    { property: 'og:title', content: 'Programma' },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:site_name', content: 'Fabriek & Thuis 2027' },
    { name: 'description', content: 'Alles op een rij' },
    { property: 'og:description', content: 'Alles op een rij' },
    { tagName: 'link', rel: 'canonical', href: 'https://beurs.example/programma' },
    { property: 'og:url', content: 'https://beurs.example/programma' },
    { property: 'og:image', content: 'https://beurs.example/uploads/hal.webp' },
    { property: 'og:image:alt', content: 'De hal' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]);
});

test('what an editor filled in wins, and a page can be kept out of search engines', () => {
  const seo = { title: 'Kom kijken', description: 'Drie dagen lang', image: null, noIndex: true };
  const meta = pageMeta({ title: 'Home', path: '/', seo, titleAlone: true }, site);
  expect(meta).toContainEqual({ title: 'Kom kijken' });
  expect(meta).toContainEqual({ name: 'description', content: 'Drie dagen lang' });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
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
