import { describe, expect, test } from 'vitest';
import { nl } from '../../messages/nl';
import { programmeFacets, readProgrammeState, type ProgrammeView } from './list-state';
import { dayToShow, selectProgramme } from './select';
import { demos, kinds, makeRoom, makeSession, walks } from '../sessions.fixture';

const wood = { slug: 'houtbouw', name: 'Houtbouw' };
const heat = { slug: 'warmte', name: 'Warmte' };
const big = makeRoom('grote-zaal', 'Grote Zaal', 10);
const all = [
  makeSession(2001, { kind: demos, title: 'Opening', room: big, startTime: '09:45' }),
  makeSession(2002, { title: 'Houten hoogbouw', themes: [wood], room: makeRoom('atelier', 'Atelier', 90) }),
  makeSession(2003, { day: '2027-02-10', themes: [wood, heat], room: big, language: 'en' }),
  makeSession(2004, { day: '2027-02-11', kind: walks, summary: 'Langs houten gevels' }),
];
const fairDays = ['2027-02-09', '2027-02-10', '2027-02-11'];
const labels = { kinds, languages: nl.programme.languages };
const stateOf = (query: string) =>
  readProgrammeState(
    new URL(`http://beurs.example/programma?${query}`),
    { facets: programmeFacets, views: ['agenda', 'timetable'] },
    nl,
  );
const select = (query: string, today = '2026-11-01') =>
  selectProgramme(all, stateOf(query), { fairDays, today, labels });
const ids = (query: string, today?: string) => select(query, today).sessions.map(({ publicId }) => publicId);
const counts = (values: readonly { value: string; count: number }[]) =>
  values.map(({ value, count }) => `${value}:${count}`);

describe('which day a list shows', () => {
  const { list } = stateOf('');
  const show = (day: string | null, view: ProgrammeView, today: string) =>
    dayToShow({ list, day, view }, fairDays, today);

  test('is today while the fair is on, otherwise the first', () => {
    expect(show(null, 'agenda', '2027-02-10')).toBe('2027-02-10');
    expect(show(null, 'agenda', '2027-02-08')).toBe('2027-02-09');
    expect(show(null, 'agenda', '2027-02-20')).toBe('2027-02-09');
    expect(show('alle', 'agenda', '2027-02-08')).toBeNull();
    expect(show('alle', 'agenda', '2027-02-10')).toBeNull();
    expect(show('2027-02-11', 'agenda', '2027-02-10')).toBe('2027-02-11');
    expect(dayToShow({ list, day: null, view: 'agenda' }, [], '2027-02-08')).toBeNull();
  });

  test('is every day for who searches, filters or looks by theme, but today during the fair', () => {
    const narrowed = [
      stateOf('q=hout'),
      stateOf('thema=houtbouw'),
      { ...stateOf(''), view: 'themes' as const },
    ];
    for (const state of narrowed) {
      expect(dayToShow(state, fairDays, '2027-02-08')).toBeNull();
      expect(dayToShow(state, fairDays, '2027-02-10')).toBe('2027-02-10');
    }
  });

  test('is always one day in a timetable', () => {
    expect(show(null, 'timetable', '2027-02-08')).toBe('2027-02-09');
    expect(show('alle', 'timetable', '2027-02-10')).toBe('2027-02-09');
    expect(dayToShow({ list, day: null, view: 'timetable' }, [], '2027-02-08')).toBeNull();
  });
});

describe('narrowing', () => {
  test('counts filters over the day shown and days over the filters', () => {
    const { facets, days, sessions } = select('thema=houtbouw&dag=2027-02-10');
    expect(sessions.map(({ publicId }) => publicId)).toEqual([2003]);
    expect(counts(facets.thema)).toEqual(['houtbouw:1', 'warmte:1']);
    expect(counts(facets.zaal)).toEqual(['grote-zaal:1', 'atelier:0']);
    expect(days.map(({ day, count, current }) => [day, count, current])).toEqual([
      ['2027-02-09', 1, false],
      ['2027-02-10', 1, true],
      ['2027-02-11', 0, false],
    ]);
  });

  test('reads kinds and languages as the URL writes them', () => {
    expect(ids('soort=demo-uur&soort=wandeling')).toEqual([2001, 2004]);
    expect(ids('taal=en')).toEqual([2003]);
    expect(counts(select('dag=alle').facets.soort)).toEqual(['demo-uur:1', 'praatje:2', 'wandeling:1']);
  });

  test('searches titles, summaries, speakers and themes, and keeps the order of time', () => {
    expect(ids('q=hout')).toEqual([2002, 2003, 2004]);
    expect(ids('q=%3Cscript%3E')).toEqual([]);
  });

  test('an unknown theme or a day without programme leaves nothing, not an error', () => {
    expect(ids('thema=onbekend')).toEqual([]);
    expect(ids('dag=2031-01-01')).toEqual([]);
    expect(select('thema=onbekend').facets.thema).toContainEqual(
      expect.objectContaining({ value: 'onbekend', count: 0, selected: true }),
    );
  });
});
