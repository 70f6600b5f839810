import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '../content/types/fields/rich-text';
import { bareSite } from '../site/site-context';
import { paginate } from '../listing/request/paginate';
import { parseListState } from '../listing/request/search-params';
import { selectThemed, themedList } from '../listing/themed-list';
import { nl } from '../messages/nl';
import { thingIn } from '../meta/linked-data.fixture';
import { newsArticleMeta } from './news-article-meta';
import { NewsArticlePage } from './news-article-page';
import { NewsListPage } from './news-list-page';
import { articleOf, newsOf } from './news.fixture';

const script = '<script>alert(1)</script>';
const hostileTheme = { slug: 'a"&b', name: script };
const hostile = [
  newsOf(5003, { title: script, slug: 'a/../b"', intro: script, author: script, themes: [hostileTheme] }),
  newsOf(5002, { title: 'Levensloopbestendigheidsonderzoek'.repeat(7) }),
  newsOf(5001),
];

function render(element: React.ReactNode, path: string): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return renderToString(<Stub initialEntries={[path]} />);
}

function list(query: string, all = hostile, perPage = 12): string {
  const state = parseListState(themedList, new URLSearchParams(query));
  const { items, facets } = selectThemed(all, state, { name: ({ title }) => title, rest: () => [] });
  const shown = paginate(items, state.page, perPage);
  if (!shown) throw new Error('no such page');
  return render(<NewsListPage data={{ state, facets, shown }} />, '/nieuws');
}

describe('the news list', () => {
  it('renders hostile content as text and escapes URLs', () => {
    const html = list('');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="/nieuws/5003/a%2F..%2Fb%22"');
    expect(html).toContain('href="/nieuws?thema=a%22%26b"');
    expect(html).toContain('3 berichten');
  });

  it('is searched with a plain GET form that keeps the theme and leaves out the page', () => {
    const html = list('thema=a"%26b&pagina=1');
    expect(html).toMatch(/<form role="search"[^>]* action="\/nieuws"|<form [^>]*method="get"/);
    expect(html).toContain('<input type="hidden" name="thema" value="a&quot;&amp;b"/>');
    expect(html).not.toContain('name="pagina"');
  });

  it('removes a chosen theme by its own link', () => {
    expect(list('thema=a"%26b')).toContain(`aria-label="Verwijder filter: &lt;script&gt;`);
  });

  it('keeps the search on the links to its pages', () => {
    expect(list('q=bericht', [newsOf(1), newsOf(2), newsOf(3)], 2)).toContain(
      'href="/nieuws?q=bericht&amp;pagina=2"',
    );
  });

  it('says what to do when nothing fits, and something else when there is nothing at all', () => {
    const nothing = list(`q=${encodeURIComponent(`zzz ${script}`)}`);
    expect(nothing).toContain(nl.news.list.empty.clear);
    expect(nothing).not.toContain('<script>alert');
    expect(list('', [])).toContain(nl.news.list.empty.nothing);
  });
});

describe('an article', () => {
  it('is whole with nothing but a title and a day', () => {
    const html = render(
      <NewsArticlePage data={{ article: articleOf(5001), newer: null, older: null, related: [] }} />,
      '/nieuws/5001/bericht-5001',
    );
    expect(html).toContain('<h1');
    expect(html).toContain('wo 18 nov 2026');
    expect(html).toContain(nl.news.detail.noText);
    expect(html).not.toContain(nl.news.detail.related);
    expect(html).not.toContain(nl.news.detail.neighbours);
  });

  it('renders hostile content as text, and leads to what stands around it', () => {
    const article = articleOf(5003, {
      ...hostile[0],
      body: parseRichText([
        { type: 'paragraph', children: [{ type: 'text', text: script }] },
        {
          type: 'paragraph',
          children: [{ type: 'link', url: 'javascript:x', children: [{ type: 'text', text: 'kijk' }] }],
        },
      ]),
    });
    const html = render(
      <NewsArticlePage
        data={{ article, newer: newsOf(5004), older: newsOf(5001), related: [newsOf(5002)] }}
      />,
      '/nieuws/5003/x',
    );
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('href="/nieuws/5004/bericht-5004"');
    expect(html).toContain('href="/nieuws/5001/bericht-5001"');
    expect(html).toContain('href="/nieuws/5002/bericht-5002"');
  });

  it('has linked data for search engines', () => {
    const article = articleOf(5001, {
      image: { url: '/uploads/a.webp', width: 10, height: 10, alt: '', mime: 'image/webp' },
    });
    const site = { ...bareSite, origin: 'https://beurs.example' };
    const head = newsArticleMeta({ article, newer: null, older: null, related: [] }, site);
    expect(head).toContainEqual({
      property: 'og:image',
      content: 'https://beurs.example/deel/nieuws/5001/bericht-5001.png',
    });
    expect(thingIn(head, 'NewsArticle')).toMatchObject({
      datePublished: '2026-11-18',
      url: 'https://beurs.example/nieuws/5001/bericht-5001',
      image: 'https://beurs.example/uploads/a.webp',
    });
  });
});
