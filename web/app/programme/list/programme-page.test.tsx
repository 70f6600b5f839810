import { describe, expect, test } from 'vitest';
import type { SessionSummary } from '../../content/types/session';
import { nl } from '../../messages/nl';
import { readProgrammeState } from './list-state';
import { programmePages, type ProgrammePage } from '../pages';
import { ProgrammeListPage } from './programme-page';
import { renderAt, testSite } from './render.fixture';
import { selectProgramme } from './select';
import { makeRoom, makeSession } from '../sessions.fixture';

const hostile = makeSession(2002, {
  title: `<script>alert(1)</script> 🏗️ ${'Levensloopbestendigheidsonderzoek'.repeat(7)}`.slice(0, 255),
  day: '2027-02-10',
  startTime: '11:00',
  endTime: '09:00',
  themes: [{ slug: 'a"b', name: '<b>Thema</b>' }],
});
const talk = makeSession(2003, {
  title: 'Houten hoogbouw',
  day: '2027-02-10',
  startTime: '11:00',
  endTime: '11:45',
  room: makeRoom('zaal-kanaal', 'Zaal Kanaal', 20),
  language: 'en',
  capacity: 140,
});
const tour = makeSession(2004, {
  kind: 'tour',
  day: '2027-02-11',
  meetingPoint: 'Tourbalie',
  exhibitors: [1, 2, 3, 4, 5].map((n) => ({ publicId: n, name: `Bouwer ${n}`, slug: `bouwer-${n}` })),
});

function draw(path: string, page: ProgrammePage, sessions: SessionSummary[], today = '2027-02-10'): string {
  const state = readProgrammeState(new URL(`https://beurs.example${path}`), page, nl);
  const fairDays = testSite.settings.days.map(({ date }) => date);
  const selection = selectProgramme(sessions, state, { fairDays, today, labels: nl.programme });
  const data = {
    pageKey: page.key,
    state,
    today,
    ...selection,
    todaysSessions: sessions.filter(({ day }) => day === today),
    isProgrammeEmpty: sessions.length === 0,
  };
  return renderAt(path, <ProgrammeListPage page={page} data={data} />);
}

describe('a programme list', () => {
  test('has the whole schedule for other programs at its foot, and lists of a part of it do not', () => {
    expect(draw('/programma', programmePages.all, [talk])).toContain('href="/programma/schedule.json"');
    expect(draw('/programma', programmePages.all, [talk])).toContain('href="/programma/schedule.xml"');
    expect(draw('/programma/tours', programmePages.tours, [tour])).not.toContain('schedule.');
  });

  test('says during the fair what is on now, where, and for how long', () => {
    const html = draw('/programma', programmePages.all, [hostile, talk, tour]);
    const strip = html.slice(html.indexOf('data-part="now-and-next"'), html.indexOf('</section>'));
    expect(strip).toContain('Houten hoogbouw');
    expect(strip).toContain('Zaal Kanaal');
    expect(strip).toContain('nog 25 min');
    expect(html).toMatch(/<h1[^>]*>Programma<\/h1>/);
  });

  test('never lets content become markup', () => {
    for (const query of ['', '?weergave=rooster', '?q=%3Cscript%3E', '?thema=%22%3E%3Cscript%3E']) {
      const html = draw(`/programma${query}`, programmePages.all, [hostile, talk, tour]);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<b>Thema');
      expect(html).not.toContain('"><script>');
    }
  });

  test('works without JavaScript: a form with hidden fields for the day and the view', () => {
    const html = draw('/programma?dag=2027-02-11&weergave=rooster', programmePages.all, [talk, tour]);
    expect(html).toContain('method="get"');
    expect(html).toContain('<input type="hidden" name="dag" value="2027-02-11"/>');
    expect(html).toContain('<input type="hidden" name="weergave" value="rooster"/>');
    expect(html).toContain('type="submit"');
  });

  test('draws the timetable as a table with a head for every room', () => {
    const html = draw('/programma?weergave=rooster', programmePages.all, [hostile, talk, tour]);
    expect(html).toMatch(/<th scope="col"[^>]*>Zaal Kanaal/);
    expect(html).toMatch(/<th scope="row" aria-current="time"[^>]*>11.00<\/th>/);
  });

  test('draws one room of the timetable for narrow screens, and links to the others', () => {
    const html = draw('/programma?weergave=rooster&in=elders', programmePages.all, [hostile, talk, tour]);
    const list = html.slice(html.indexOf('<section aria-label="Programma in'), html.indexOf('<table'));
    expect(list).toContain('Levensloopbestendigheidsonderzoek');
    expect(list).not.toContain('Houten hoogbouw');
    expect(html).toContain('href="/programma?weergave=rooster&amp;in=zaal-kanaal"');
  });

  test('leaves the line at the current minute to the browser, which knows the time', () => {
    const html = draw('/programma?weergave=rooster', programmePages.all, [hostile, talk]);
    expect(html).not.toContain('now-line');
    expect(html).toContain('data-hydrate-now');
  });

  test('shows what a tour calls at', () => {
    const html = draw('/programma/tours?dag=2027-02-11', programmePages.tours, [tour]);
    expect(html).toContain('Bouwer 1 · Bouwer 2 · Bouwer 3 · Bouwer 4');
    expect(html).toContain('Tourbalie');
  });

  test('groups knowledge sessions by theme when asked', () => {
    const html = draw('/programma/kennissessies?weergave=thema', programmePages.knowledgeSessions, [
      hostile,
      talk,
    ]);
    expect(html).toContain('&lt;b&gt;Thema&lt;/b&gt;</h2>');
    expect(html).toContain('Zonder thema');
  });

  test('says what to do when nothing is left', () => {
    expect(draw('/programma?q=zeppelin', programmePages.all, [talk])).toContain('Wis alle filters');
    expect(draw('/programma?dag=2027-02-09', programmePages.all, [talk])).toContain('Toon alle dagen');
    expect(draw('/programma', programmePages.all, [])).toContain('Het programma volgt');
  });
});
