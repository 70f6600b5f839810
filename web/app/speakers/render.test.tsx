import { describe, expect, it } from 'vitest';
import { pastEdition } from '../content/types/edition.fixture';
import { paginate } from '../listing/request/paginate';
import { parseListState } from '../listing/request/search-params';
import { nl } from '../messages/nl';
import { thingIn } from '../meta/linked-data.fixture';
import { renderAt, testSite } from '../programme/list/render.fixture';
import { makeRoom, makeSession } from '../programme/sessions.fixture';
import { detailMeta } from './detail-meta';
import { listMeta } from './list-meta';
import { selectSpeakers, speakerList } from './select';
import { rolesIn, withSessionCount } from './sessions';
import { SpeakerListPage } from './speaker-list-page';
import type { SpeakerListData } from './speaker-data';
import { SpeakerPage } from './speaker-page';
import { onStage, speakerOf, summaryOf, theme } from './speakers.fixture';

const script = '<script>alert(1)</script>';
const hostile = [
  summaryOf(3001, {
    name: script,
    slug: 'a/b?c',
    position: script,
    organisation: script,
    themes: [theme(script)],
  }),
  summaryOf(3002, { name: 'Donaudampfschiff'.repeat(16).slice(0, 255), featured: true }),
  summaryOf(3003, { name: '🏠', position: 'x'.repeat(300) }),
];
const talk = makeSession(2001, {
  title: script,
  speakers: [onStage(3001, script)],
  room: makeRoom('a', 'Zaal A', 1),
});

function listData(query: string, all = hostile): SpeakerListData {
  const state = parseListState(speakerList, new URLSearchParams(query));
  const { speakers, facets } = selectSpeakers(all, state);
  const shown = paginate(speakers, 1, 24);
  if (!shown) throw new Error('no such page');
  return { state, facets, shown: { ...shown, items: withSessionCount(shown.items, [talk]) } };
}
const drawList = (query: string, all = hostile) =>
  renderAt(`/sprekers?${query}`, <SpeakerListPage data={listData(query, all)} />);

describe('the list', () => {
  it('renders hostile content as text', () => {
    const html = drawList('');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="/sprekers/3001/a%2Fb%3Fc"');
    expect(html).toContain('3 sprekers');
    expect(html).toContain(nl.speakers.sessionCount(1));
    expect(html).not.toContain(nl.speakers.sessionCount(0));
    expect(html).not.toMatch(/undefined|NaN|>null</);
  });

  it('is a plain GET form that keeps sort and search and leaves out the page', () => {
    const html = drawList('sorteer=naam&thema=hout&q=a');
    expect(html).toMatch(/<form role="search"[^>]* action="\/sprekers" method="get">/);
    expect(html).toContain('<input type="hidden" name="sorteer" value="naam"/>');
    expect(html).toContain('<input type="hidden" name="thema" value="hout"/>');
    expect(html).toContain('<input type="hidden" name="q" value="a"/>');
    expect(html).not.toContain('name="pagina"');
  });

  it('says what to do when nobody fits, and speaks of later when there is nobody yet', () => {
    const html = drawList(`q=${encodeURIComponent(`zzz ${script}`)}`);
    expect(html).toContain(nl.speakers.empty.clear);
    expect(html).not.toContain('<script>alert');
    expect(drawList('thema=x')).toContain(nl.speakers.empty.withFilters);
    expect(drawList('', [])).toContain(nl.speakers.empty.nobody);
  });

  it('keeps an emptied list out of search engines', () => {
    expect(listMeta(listData('q=zzz'), testSite)).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(listMeta(listData(''), testSite)).not.toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

describe('the page of a speaker', () => {
  it('is whole with nothing but a name', () => {
    const html = renderAt(
      '/sprekers/3001/spreker-3001',
      <SpeakerPage data={{ speaker: speakerOf(3001), edition: null, sessions: [], related: [] }} />,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(nl.speakers.detail.noText('Spreker 3001'));
    expect(html).toContain(nl.speakers.detail.noSessions);
    expect(html).not.toContain(nl.speakers.detail.themes);
    expect(html).not.toContain(nl.speakers.detail.related);
    expect(html).not.toMatch(/undefined|NaN|>null</);
  });

  it('says when and where to hear the speaker, and in which role', () => {
    const session = makeSession(2002, {
      speakers: [onStage(3001, 'Dagvoorzitter')],
      room: makeRoom('a', 'Zaal A', 1),
    });
    const speaker = speakerOf(3001, { themes: [theme('hout')] });
    const data = {
      speaker,
      edition: null,
      sessions: [{ ...session, roles: rolesIn(session, 3001) }],
      related: [],
    };
    const html = renderAt('/sprekers/3001/spreker-3001', <SpeakerPage data={data} />);
    for (const text of ['di 9 feb 2027', '10.00–11.00 uur', 'Zaal A', 'Dagvoorzitter'])
      expect(html).toContain(text);
    expect(html).toContain('href="/programma/2002"');
    expect(html).toContain('href="/sprekers?thema=hout"');
  });

  it('says of one of a past edition what they were of, and is not to be saved', () => {
    const session = makeSession(2002, { speakers: [onStage(3001)] });
    const data = {
      speaker: speakerOf(3001, { edition: 2026 }),
      edition: pastEdition,
      sessions: [{ ...session, roles: [] }],
      related: [],
    };
    const html = renderAt('/sprekers/3001/spreker-3001', <SpeakerPage data={data} />);
    expect(html).toContain(nl.editions.notice('Beurs 2026'));
    expect(html).toContain('href="/editie/2026/sprekers"');
    expect(html).toContain('href="/programma/2002"');
    expect(html).not.toContain('href="/sprekers"');
    expect(html).not.toContain('save-button');
  });

  it('renders hostile content as text, in the page and in its head', () => {
    const speaker = speakerOf(3001, {
      name: script,
      position: script,
      organisation: script,
      summary: script,
      socials: [{ platform: script, url: 'https://example.nl/"><script>' }],
      themes: [theme(script)],
    });
    const related = withSessionCount(hostile, []);
    const sessions = [{ ...talk, roles: [script] }];
    const html = renderAt(
      '/sprekers/3001/x',
      <SpeakerPage data={{ speaker, edition: null, sessions, related }} />,
    );
    expect(html).not.toContain('<script>');
    const head = detailMeta({ speaker, edition: null, sessions, related: [] }, testSite);
    expect(thingIn(head, 'Person')).toMatchObject({
      name: script,
      url: 'https://beurs.example/sprekers/3001/spreker-3001',
      performerIn: [{ '@type': 'EducationEvent', startDate: '2027-02-09T10:00:00+01:00' }],
    });
  });
});
