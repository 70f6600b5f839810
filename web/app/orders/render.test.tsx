import { describe, expect, it } from 'vitest';
import type { Site } from '../site/site-context';
import { paginate } from '../listing/request/paginate';
import { parseListState } from '../listing/request/search-params';
import { renderAt, testSite } from '../programme/list/render.fixture';
import { group, itemOf } from './catalogue.fixture';
import { catalogueMeta } from './catalogue-meta';
import { CataloguePage } from './catalogue-page';
import type { CatalogueData } from './catalogue.server';
import { catalogueDefinition, selectCatalogue } from './select';

const script = '<script>alert(1)</script>';
const reachable: Site = {
  ...testSite,
  settings: {
    ...testSite.settings,
    contact: { email: 'info@beurs.example', phone: '030 000 12 00', address: null },
  },
};
const all = [
  itemOf('VL-01', {
    name: script,
    summary: script,
    category: group('vloer', 1),
    priceCents: 125_000,
    deadline: '2027-01-22',
    left: 1,
  }),
  itemOf('VL-02', { category: group('vloer', 1), priceCents: 4_950, unit: 'square-metre', soldOut: true }),
  itemOf('DR-01', { category: group('druk', 2), vatRate: 0, deadline: '2027-03-01', left: 12 }),
];

function dataAt(query: string, items = all): CatalogueData {
  const state = parseListState(catalogueDefinition, new URLSearchParams(query));
  const { groups, facets, total } = selectCatalogue(items, state);
  const shown = paginate(Array.from({ length: total }), 1, 1000);
  if (!shown) throw new Error('no such page');
  return {
    state,
    groups,
    facets,
    shown: { ...shown, items: [] },
    page: null,
    today: '2027-02-10',
  };
}
const draw = (query: string, items = all, site = reachable) =>
  renderAt(`/adverteren-en-signing?${query}`, <CataloguePage data={dataAt(query, items)} />, site);

describe('the catalogue', () => {
  it('renders hostile content as text', () => {
    const html = draw('');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/undefined|NaN|>null</);
  });

  it('says every price without and with VAT, and for how much of it', () => {
    const text = draw('').replace(/<[^>]*>/g, '');
    expect(text).toContain('€\u00a01.250,00per stuk, excl. btw€\u00a01.512,50 incl. 21% btw');
    expect(text).toContain('€\u00a049,50per m², excl. btw€\u00a059,90 incl. 21% btw');
    expect(text).toContain('€\u00a0100,00, vrij van btw');
  });

  it('says until when to deliver and how many there are', () => {
    const html = draw('');
    expect(html).toContain('vr 22 jan 2027 (verstreken)');
    expect(html).toContain('ma 1 mrt 2027<');
    expect(html).toContain('nog 1');
    expect(html).toContain('nog 12');
  });

  it('asks a quantity of what can be ordered, for a form that works without scripts', () => {
    const html = draw('');
    expect(html).toMatch(
      /<form id="bestelling"[^>]* action="\/adverteren-en-signing\/bestellen" method="get"/,
    );
    expect(html.match(/<input form="bestelling"[^>]* name="(VL-01|DR-01)"/g)).toHaveLength(2);
    expect(html).not.toContain('name="VL-02"');
    expect(html).toContain('Uitverkocht');
  });

  it('has the way on at the foot, with words that hold without scripts, until there is nothing to order', () => {
    const html = draw('');
    expect(html.match(/type="submit"[^>]*>(?:<[^>]*>)*Bekijk uw bestelling/g)).toHaveLength(1);
    expect(html).toContain('class="without-js">Het totaal ziet u in de volgende stap.');
    expect(html).not.toContain('onderdelen: €');
    expect(html).not.toContain('max-sm:bottom-14');
    expect(draw('', all, { ...reachable, phase: 'during' })).toContain('max-sm:bottom-14');
    expect(draw('', [])).not.toContain('Bekijk uw bestelling');
  });

  it('names whom to ask: the party in the settings for orders, if there is one', () => {
    expect(draw('')).toContain('mailto:info@beurs.example');
    expect(draw('', all, testSite)).not.toContain('mailto:');
    const orders = { email: 'signing@beurs.example', phone: '030 000 12 05', address: null };
    const html = draw('', all, { ...reachable, settings: { ...reachable.settings, orders } });
    expect(html).toContain('mailto:signing@beurs.example');
    expect(html).toContain('tel:0300001205');
    expect(html).not.toContain('info@beurs.example');
  });

  it('is a plain GET form with groups as links', () => {
    const html = draw('q=a&groep=druk');
    expect(html).toMatch(/<form role="search"[^>]* action="\/adverteren-en-signing" method="get">/);
    expect(html).toContain('<input type="hidden" name="groep" value="druk"/>');
    expect(draw('')).toContain('href="/adverteren-en-signing?groep=vloer"');
  });

  it('says what to do when nothing is found or nothing is there', () => {
    expect(draw('q=zzzzzz')).toContain('Toon de hele catalogus');
    expect(draw('', [])).toContain('De catalogus wordt binnenkort gepubliceerd');
  });
});

describe('the head', () => {
  it('keeps an empty search out of search engines', () => {
    expect(catalogueMeta(dataAt('q=zzzzzz'), testSite)).toContainEqual({
      name: 'robots',
      content: 'noindex',
    });
    expect(catalogueMeta(dataAt('groep=druk'), testSite)).toContainEqual(
      expect.objectContaining({ rel: 'canonical', href: 'https://beurs.example/adverteren-en-signing' }),
    );
    expect(catalogueMeta(undefined, undefined)).toEqual([]);
  });
});
