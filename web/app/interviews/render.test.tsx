import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Interview, InterviewSummary } from '../content/types/interview';
import { bareSite } from '../site/site-context';
import { paginate } from '../listing/request/paginate';
import { parseListState } from '../listing/request/search-params';
import { selectThemed, themedList } from '../listing/themed-list';
import { nl } from '../messages/nl';
import { thingIn } from '../meta/linked-data.fixture';
import { InterviewListPage } from './interview-list-page';
import { interviewMeta } from './interview-meta';
import { InterviewPage } from './interview-page';

const script = '<script>alert(1)</script>';

function summaryOf(publicId: number, facts: Partial<InterviewSummary> = {}): InterviewSummary {
  return {
    publicId,
    title: `Gesprek ${publicId}`,
    slug: `gesprek-${publicId}`,
    format: 'article',
    date: '2026-11-05',
    person: 'Ans de Wit',
    role: null,
    intro: '',
    image: null,
    themes: [],
    speaker: null,
    ...facts,
  };
}

function interviewOf(facts: Partial<Interview> = {}): Interview {
  return {
    ...summaryOf(6001),
    body: [],
    videoUrl: null,
    speaker: null,
    exhibitor: null,
    seo: null,
    updatedAt: '',
    ...facts,
  };
}

function render(element: React.ReactNode, path: string): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return renderToString(<Stub initialEntries={[path]} />);
}

const page = (interview: Interview, related: InterviewSummary[] = []) =>
  render(<InterviewPage data={{ interview, newer: null, older: null, related }} />, '/interviews/6001/x');

describe('the list of interviews', () => {
  it('names who speaks, marks videos, and renders hostile content as text', () => {
    const all = [
      summaryOf(6002, { title: script, person: script, intro: script, format: 'video' }),
      summaryOf(6001),
    ];
    const state = parseListState(themedList, new URLSearchParams());
    const { items, facets } = selectThemed(all, state, { name: ({ title }) => title, rest: () => [] });
    const shown = paginate(items, 1, 12);
    if (!shown) throw new Error('no such page');
    const html = render(<InterviewListPage data={{ state, facets, shown }} />, '/interviews');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('Met Ans de Wit');
    expect(html).toContain('href="/interviews/6001/gesprek-6001"');
    expect(html.match(new RegExp(`${nl.interviews.video}</span>`, 'g'))).toHaveLength(1);
  });
});

describe('an interview', () => {
  it('shows the portrait of who speaks, on its page and on its card', () => {
    const portrait = { url: '/uploads/ans.webp', alt: '', width: 480, height: 480, mime: 'image/webp' };
    const named = { publicId: 3001, name: 'Ans de Wit', slug: 'ans-de-wit' };
    const speaker = { ...named, position: null, organisation: null, portrait };
    const html = page(interviewOf({ speaker }), [summaryOf(6002, { speaker })]);
    expect(html.match(/<img[^>]*ans\.webp/g)).toHaveLength(2);
    expect(page(interviewOf(), [summaryOf(6002)])).not.toContain('portrait');
  });

  it('is whole with nothing but a name', () => {
    const html = page(interviewOf());
    expect(html).toContain(nl.interviews.detail.noText);
    expect(html).not.toContain(nl.interviews.detail.related);
    expect(html).not.toContain(nl.interviews.detail.themes);
  });

  it('asks nothing of another site before a click, and says which site it is', () => {
    const html = page(interviewOf({ format: 'video', videoUrl: 'https://vimeo.com/123456' }));
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('player.vimeo.com');
    expect(html).toContain('href="https://vimeo.com/123456"');
    expect(html).toContain(nl.shell.foreignVideo.note('Vimeo'));
  });

  it('links to a video whose player it does not know', () => {
    const html = page(interviewOf({ format: 'video', videoUrl: 'https://film.example/a?b="c"' }));
    expect(html).toContain('href="https://film.example/a?b=&quot;c&quot;"');
    expect(html).toContain(nl.shell.foreignVideo.load('film.example'));
  });

  it('renders hostile content as text, in the page and in its head', () => {
    const themes = [{ slug: script, name: script }];
    const interview = interviewOf({ title: script, person: script, role: script, intro: script, themes });
    expect(page(interview, [summaryOf(6002)])).not.toContain('<script>');
    const site = { ...bareSite, origin: 'https://beurs.example' };
    const head = interviewMeta({ interview, newer: null, older: null, related: [] }, site);
    expect(thingIn(head, 'Article')).toMatchObject({ about: { '@type': 'Person', name: script } });
  });
});
