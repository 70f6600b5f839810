import { describe, expect, test } from 'vitest';
import type { SessionSummary } from '../../content/types/session';
import type { SessionKind } from '../../content/types/session-kind';
import { nl } from '../../messages/nl';
import { readProgrammeState } from './list-state';
import { pageOf } from '../pages';
import { programmeData } from './programme-data';
import ProgrammeListPage from './programme-page';
import { renderAt, testSite } from './render.fixture';
import { demos, kinds, makeRoom, makeSession, talks, walks } from '../sessions.fixture';

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
  kind: walks,
  day: '2027-02-11',
  meetingPoint: 'Tourbalie',
  exhibitors: [1, 2, 3, 4, 5].map((n) => ({ publicId: n, name: `Bouwer ${n}`, slug: `bouwer-${n}` })),
});

const today = '2027-02-10';

/** Draws the list at a path: of one kind, or of all. */
function draw(path: string, kind: SessionKind | null, sessions: SessionSummary[], own = kinds): string {
  const page = pageOf(kind);
  const state = readProgrammeState(new URL(`https://beurs.example${path}`), page, nl);
  const fairDays = testSite.settings.days.map(({ date }) => date);
  const labels = { kinds: own, languages: nl.programme.languages };
  const data = programmeData(page, state, { sessions, fairDays, labels }, today);
  return renderAt(path, <ProgrammeListPage data={data} />);
}

describe('a programme list', () => {
  test('has the whole schedule for other programs at its foot, and lists of a part of it do not', () => {
    expect(draw('/programma', null, [talk])).toContain('href="/programma/schedule.json"');
    expect(draw('/programma', null, [talk])).toContain('href="/programma/schedule.xml"');
    expect(draw('/programma/wandelingen', walks, [tour])).not.toContain('schedule.');
  });

  test('says during the fair what is on now, where, and for how long', () => {
    const html = draw('/programma', null, [hostile, talk, tour]);
    const strip = html.slice(html.indexOf('data-part="now-and-next"'), html.indexOf('</section>'));
    expect(strip).toContain('Houten hoogbouw');
    expect(strip).toContain('Zaal Kanaal');
    expect(strip).toContain('nog 25 min');
    expect(html).toMatch(/<h1[^>]*>Programma<\/h1>/);
  });

  test('never lets content become markup', () => {
    for (const query of ['', '?weergave=rooster', '?q=%3Cscript%3E', '?thema=%22%3E%3Cscript%3E']) {
      const html = draw(`/programma${query}`, null, [hostile, talk, tour]);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<b>Thema');
      expect(html).not.toContain('"><script>');
    }
  });

  test('works without JavaScript: a form with hidden fields for the day and the view', () => {
    const html = draw('/programma?dag=2027-02-11&weergave=rooster', null, [talk, tour]);
    expect(html).toContain('method="get"');
    expect(html).toContain('<input type="hidden" name="dag" value="2027-02-11"/>');
    expect(html).toContain('<input type="hidden" name="weergave" value="rooster"/>');
    expect(html).toContain('type="submit"');
  });

  test('draws the timetable as a table with a head for every room', () => {
    const html = draw('/programma?weergave=rooster', null, [hostile, talk, tour]);
    expect(html).toMatch(/<th scope="col"[^>]*>Zaal Kanaal/);
    expect(html).toMatch(/<th scope="row" aria-current="time"[^>]*>11.00<\/th>/);
  });

  test('draws one room of the timetable for narrow screens, and links to the others', () => {
    const html = draw('/programma?weergave=rooster&in=elders', null, [hostile, talk, tour]);
    const list = html.slice(html.indexOf('<section aria-label="Programma in'), html.indexOf('<table'));
    expect(list).toContain('Levensloopbestendigheidsonderzoek');
    expect(list).not.toContain('Houten hoogbouw');
    expect(html).toContain('href="/programma?weergave=rooster&amp;in=zaal-kanaal"');
  });

  test('leaves the line at the current minute to the browser, which knows the time', () => {
    const html = draw('/programma?weergave=rooster', null, [hostile, talk]);
    expect(html).not.toContain('now-line');
    expect(html).toContain('data-hydrate-now');
  });

  test('shows what a tour calls at', () => {
    const html = draw('/programma/wandelingen?dag=2027-02-11', walks, [tour]);
    expect(html).toContain('Bouwer 1 · Bouwer 2 · Bouwer 3 · Bouwer 4');
    expect(html).toContain('Tourbalie');
  });

  test('groups knowledge sessions by theme when asked', () => {
    const html = draw('/programma/praatjes?weergave=thema', talks, [hostile, talk]);
    expect(html).toContain('&lt;b&gt;Thema&lt;/b&gt;</h2>');
    expect(html).toContain('Zonder thema');
  });

  test('says what to do when nothing is left', () => {
    expect(draw('/programma?q=zeppelin', null, [talk])).toContain('Wis alle filters');
    expect(draw('/programma?dag=2027-02-09', null, [talk])).toContain('Toon alle dagen');
    expect(draw('/programma', null, [])).toContain('Het programma volgt');
  });

  test('has a tab for every kind with a page of its own, and a list of one kind has its title and introduction', () => {
    const html = draw('/programma', null, [talk, tour]);
    const tabs = html.slice(html.indexOf('aria-label="Onderdelen van het programma"'));
    const links = [...tabs.slice(0, tabs.indexOf('</nav>')).matchAll(/href="([^"]+)"/g)];
    expect(links.map(([, href]) => href)).toEqual([
      '/programma',
      '/programma/praatjes',
      '/programma/wandelingen',
    ]);
    const own = draw('/programma/praatjes?dag=alle', talks, [talk]);
    expect(own).toMatch(/<h1[^>]*>Praatjes<\/h1>/);
    expect(own).toContain('Korte verhalen.');
    expect(draw('/programma/praatjes', talks, [])).toContain('De praatjes volgen');
  });

  test('has a timetable for kinds that sit in rooms, and none for tours', () => {
    expect(draw('/programma/praatjes', talks, [talk])).toContain('weergave=rooster');
    expect(draw('/programma/wandelingen?dag=alle', walks, [tour])).not.toContain('weergave=rooster');
  });

  test('of a fair without kinds has no tabs and no filter for them, and sessions without a kind have no badge', () => {
    const bare = [
      makeSession(2005, { kind: null, day: today }),
      makeSession(2006, { kind: null, day: today }),
    ];
    for (const view of ['', '?weergave=rooster']) {
      const html = draw(`/programma${view}`, null, bare, []);
      expect(html).toContain('Sessie 2005');
      expect(html).not.toContain('Onderdelen van het programma');
      expect(html).not.toContain('name="soort"');
      expect(html).not.toMatch(/undefined|NaN|>null</);
    }
    expect(draw('/programma', null, [makeSession(2007, { kind: demos, day: today })])).toContain(
      'name="soort"',
    );
  });
});
