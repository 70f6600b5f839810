import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pastEdition } from '../content/types/edition.fixture';
import { bareSite } from '../site/site-context';
import { nl } from '../messages/nl';
import { paginate } from '../listing/request/paginate';
import { parseListState } from '../listing/request/search-params';
import { thingIn } from '../meta/linked-data.fixture';
import ExhibitorListPage from './list/exhibitor-list-page';
import type { ExhibitorListData } from './list/exhibitor-data';
import ExhibitorPage from './detail/exhibitor-page';
import { exhibitorOf, kinds, stand, summaryOf, theme } from './exhibitors.fixture';
import { detailMeta } from './detail/detail-meta';
import { exhibitorList } from './list/select';
import { selectExhibitors } from './list/selection';

const script = '<script>alert(1)</script>';
const hostile = [
  summaryOf(1001, { name: script, summary: script, place: script, slug: 'script', themes: [theme(script)] }),
  summaryOf(1002, { name: 'Donaudampfschiff'.repeat(16).slice(0, 255) }),
  summaryOf(1003, { name: '🏠', stands: [stand('1.A01'), { code: script, hall: null }], featured: true }),
];

function listData(query: string, all = hostile, found = all): ExhibitorListData {
  const state = parseListState(exhibitorList, new URLSearchParams(query));
  const { exhibitors, ...rest } = selectExhibitors(all, found, state, null, {
    kinds,
    province: {},
  });
  const shown = paginate(exhibitors, 1, 24);
  if (!shown) throw new Error('no such page');
  return { kind: null, state, ...rest, shown };
}

function render(element: React.ReactNode, path: string): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return renderToString(<Stub initialEntries={[path]} />);
}

describe('the list', () => {
  it('renders hostile content as text', () => {
    const html = render(<ExhibitorListPage data={listData('')} />, '/standhouders');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="/standhouders/1001/script"');
    expect(html).toContain('3 standhouders');
  });

  it('is a plain GET form that keeps the sort and leaves out the page', () => {
    const html = render(<ExhibitorListPage data={listData('sorteer=naam')} />, '/standhouders');
    expect(html).toMatch(/<form role="search"[^>]* action="\/standhouders" method="get">/);
    expect(html).toContain('<input type="hidden" name="sorteer" value="naam"/>');
    expect(html).toContain('type="submit"');
    expect(html).not.toContain('name="pagina"');
  });

  it('says what to do when nothing fits, and shows what was asked as text', () => {
    const html = render(
      <ExhibitorListPage data={listData(`q=${encodeURIComponent(`zzz ${script}`)}`, hostile, [])} />,
      '/standhouders',
    );
    expect(html).toContain(nl.exhibitors.empty.title);
    expect(html).toContain(nl.exhibitors.empty.clear);
    expect(html).not.toContain('<script>alert');
  });

  it('speaks of later when there is nobody yet', () => {
    const html = render(<ExhibitorListPage data={listData('', [])} />, '/standhouders');
    expect(html).toContain(nl.exhibitors.empty.nobody(nl.exhibitors.title));
  });
});

describe('the page of an exhibitor', () => {
  it('is whole with nothing but a name', () => {
    const data = { exhibitor: exhibitorOf(1001), edition: null, sessions: [], related: [] };
    const html = render(<ExhibitorPage data={data} />, '/standhouders/1001/bedrijf-1001');
    expect(html).toContain('<h1');
    expect(html).toContain(nl.exhibitors.detail.noStand);
    expect(html).toContain(nl.exhibitors.detail.noText('Bedrijf 1001'));
    expect(html).not.toContain(nl.exhibitors.detail.practical);
    expect(html).not.toContain(nl.exhibitors.detail.related);
  });

  it('says of one of a past edition what it was of, and nothing of a stand or saving', () => {
    const data = {
      exhibitor: exhibitorOf(1001, { edition: 2026 }),
      edition: pastEdition,
      sessions: [],
      related: [],
    };
    const html = render(<ExhibitorPage data={data} />, '/standhouders/1001/bedrijf-1001');
    expect(html).toContain(nl.editions.notice('Beurs 2026'));
    expect(html).toContain('href="/editie/2026"');
    expect(html).toContain('href="/editie/2026/standhouders"');
    expect(html).not.toContain('href="/standhouders"');
    expect(html).not.toContain(nl.exhibitors.detail.noStand);
    expect(html).not.toContain('save-button');
    const head = detailMeta(data, { ...bareSite, origin: 'https://beurs.example' });
    expect(head).toContainEqual({ title: 'Bedrijf 1001 | Beurs 8e editie' });
  });

  it('renders hostile content as text, in the page and in its head', () => {
    const exhibitor = exhibitorOf(1001, {
      name: script,
      summary: script,
      place: script,
      website: 'https://example.nl/"><script>',
      contact: { email: `a@b.nl"${script}`, phone: script, address: script },
      products: [{ name: script, text: script, image: null }],
      downloads: [{ title: script, url: '/uploads/a.pdf', name: 'a.pdf', sizeKb: 12, extension: 'pdf' }],
      themes: [theme(script)],
      stands: [{ code: script, hall: null }],
    });
    const html = render(
      <ExhibitorPage data={{ exhibitor, edition: null, sessions: [], related: hostile }} />,
      '/standhouders/1001/x',
    );
    expect(html).not.toContain('<script>');
    expect(html).toContain('PDF, 12 kB');
    const site = { ...bareSite, origin: 'https://beurs.example' };
    const head = detailMeta({ exhibitor, edition: null, sessions: [], related: [] }, site);
    expect(thingIn(head, 'Organization')).toMatchObject({ name: script });
  });
});
