import { describe, expect, it } from 'vitest';
import { albums } from '../albums';
import { calendar } from '../calendar';
import { english } from '../english';
import { exhibitors } from '../exhibitors';
import { faq } from '../faq';
import { forms } from '../forms';
import { interviews } from '../interviews';
import { navigation } from '../site/navigation';
import { news } from '../news';
import { pages } from '../pages';
import { redirects } from '../site/redirects';
import { searchWords } from '../site/search-words';
import { rules } from '../rules';
import { sessions } from '../sessions';
import { shortLinks } from '../site/short-links';
import { site } from '../site/settings';
import { speakers } from '../speakers';
import { themes } from '../themes';
import type { Picture } from '../types';
import { vacancies } from '../vacancies';

/** Routes of the site itself, beside the pages of the seed. */
const routes = [
  '/',
  '/programma',
  '/programma/tours',
  '/programma/kennissessies',
  '/mijn-programma',
  '/offline',
  '/standhouders',
  '/standhouders/overheden',
  '/standhouders/woningcorporaties',
  '/standhouders/nieuwbouwconcepten',
  '/standhouders/bestaande-bouwconcepten',
  '/sprekers',
  '/paviljoens',
  '/plattegrond',
  '/nieuws',
  '/interviews',
  '/kalender',
  '/vacatures',
  '/contractformulier/verder',
  '/privacy/statistiek',
];

const editorial = {
  calendar,
  english,
  faq,
  interviews,
  navigation,
  news,
  pages,
  redirects,
  rules,
  sessions,
  shortLinks,
  site,
  speakers,
  vacancies,
};

/** Every string below a value, however deep, with the name of the field that holds it. */
function strings(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => strings(child, name));
}

/** The links in a field: the value of a link field, or the URLs in Markdown. */
function linksIn({ field, text }: { field: string; text: string }): string[] {
  // A redirect that carries the tail over leads to pages below its target.
  if (field === 'url' || field === 'target') return [text.replace(/\/\*$/, '')];
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
}

/** Every picture below a value, however deep. */
function pictures(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('key' in value && 'alt' in value && typeof value.key === 'string' && typeof value.alt === 'string') {
    return [{ key: value.key, alt: value.alt }];
  }
  return Object.values(value).flatMap(pictures);
}

describe('the editorial content', () => {
  it('links only to pages of the seed and routes of the site', () => {
    const known = new Set([...routes, ...pages.map(({ slug }) => `/${slug}`)]);
    const internal = strings(editorial)
      .flatMap(linksIn)
      .filter((url) => url.startsWith('/'))
      // A place on a page is on that page.
      .map((url) => url.replace(/#.*$/, ''));
    expect(internal.length).toBeGreaterThan(100);
    expect(internal.filter((url) => !known.has(url))).toEqual([]);
  });

  it('keeps words for pages and questions that exist, once for each', () => {
    const questions = faq.flatMap((category) => category.questions.map(({ slug }) => `/faq?vraag=${slug}`));
    const known = new Set([...routes, ...questions, ...pages.map(({ slug }) => `/${slug}`)]);
    const paths = searchWords.map(({ path }) => path);
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has its English pages block for block as in Dutch', () => {
    const shape = (page: (typeof pages)[number]) => ({
      slug: page.slug,
      blocks: page.blocks.map((block) => [
        block.type,
        ...Object.values(block)
          .map((value) => (Array.isArray(value) ? value.length : 0))
          .filter(Boolean),
      ]),
    });
    const translated = english.pages.map(({ slug }) => slug);
    expect(translated).toHaveLength(12);
    expect(english.pages.map(shape)).toEqual(
      translated.flatMap((slug) => pages.filter((page) => page.slug === slug)).map(shape),
    );
  });

  it('sends an application to each employer with a vacancy', () => {
    const form = forms.find(({ slug }) => slug === 'solliciteren');
    const reached = new Set(form?.recipients.map(({ value }) => value));
    expect(vacancies.filter(({ employer }) => !reached.has(employer))).toEqual([]);
  });

  it('leads exhibitors to the contract, where they sign, in both languages', () => {
    const buttons = [...pages, ...english.pages]
      .filter(({ slug }) => slug === 'deelnemen-als-standhouder')
      .map(
        ({ blocks }) => blocks.flatMap((block) => (block.type === 'hero' ? (block.buttons ?? []) : []))[0],
      );
    expect(buttons.map((button) => button?.url)).toEqual([
      '/contractformulier/verder',
      '/contractformulier/verder',
    ]);
  });

  it('does not redirect a page or a route away', () => {
    const known = new Set([...routes, ...pages.map(({ slug }) => `/${slug}`)]);
    expect(redirects.filter(({ source }) => known.has(source))).toEqual([]);
  });

  it('gives one picture one alternative text', () => {
    const alternatives = new Map<string, string>();
    const different = pictures({ ...editorial, albums, exhibitors }).filter(({ key, alt }) => {
      const first = alternatives.get(key) ?? alt;
      alternatives.set(key, first);
      return first !== alt;
    });
    expect(different).toEqual([]);
  });

  it('has the promised numbers of everything', () => {
    expect({
      news: news.length,
      interviews: interviews.length,
      calendar: calendar.length,
      vacancies: vacancies.length,
      categories: faq.length,
      questions: faq.flatMap(({ questions }) => questions).length,
      photos: albums.map(({ photos }) => photos.length),
      redirects: redirects.length,
      shortLinks: shortLinks.length,
    }).toEqual({
      news: 24,
      interviews: 12,
      calendar: 10,
      vacancies: 8,
      categories: 6,
      questions: 40,
      photos: [15, 15, 15, 15],
      redirects: 8,
      shortLinks: 6,
    });
  });

  it('refers only to speakers, exhibitors, themes, albums and categories that exist', () => {
    const slugs = (documents: readonly { slug: string }[]) => new Set(documents.map(({ slug }) => slug));
    const knownExhibitors = slugs(exhibitors);
    const knownThemes = slugs(themes);
    const knownSpeakers = slugs(speakers);
    const blocks = pages.flatMap((page) => page.blocks);
    const missing = [
      ...[
        ...news.flatMap((item) => item.exhibitors ?? []),
        ...vacancies.flatMap((item) => item.exhibitor ?? []),
      ]
        .concat(interviews.flatMap((item) => item.exhibitor ?? []))
        .filter((slug) => !knownExhibitors.has(slug)),
      ...[...news, ...interviews, ...speakers]
        .flatMap((item) => item.themes ?? [])
        .filter((slug) => !knownThemes.has(slug)),
      ...interviews.flatMap((item) => item.speaker ?? []).filter((slug) => !knownSpeakers.has(slug)),
      ...blocks
        .flatMap((block) => (block.type === 'gallery' ? (block.album ?? []) : []))
        .filter((slug) => !slugs(albums).has(slug)),
      ...blocks
        .flatMap((block) => (block.type === 'faq' ? (block.category ?? []) : []))
        .filter((slug) => !slugs(faq).has(slug)),
      ...blocks
        .flatMap((block) => (block.type === 'form' ? (block.form ?? []) : []))
        .filter((slug) => !slugs(forms).has(slug)),
    ];
    expect(missing).toEqual([]);
  });

  it('uses every block type but the one that waits for a film', () => {
    const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    expect([...used].sort()).toEqual([
      'call-to-action',
      'cards',
      'countdown',
      'downloads',
      'exhibitor-grid',
      'faq',
      'figures',
      'form',
      'gallery',
      'hero',
      'latest-news',
      'logo-marquee',
      'map',
      'programme-highlights',
      'quote',
      'rich-text',
      'text-with-image',
      'topics',
    ]);
  });
});
