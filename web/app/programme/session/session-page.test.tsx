import { describe, expect, test } from 'vitest';
import { pastEdition } from '../../content/types/edition.fixture';
import type { Session } from '../../content/types/session';
import { nl } from '../../messages/nl';
import { eventData } from './event-data';
import { renderAt, testSite } from '../list/render.fixture';
import { SessionPage } from './session-page';
import { makeRoom, makeSession } from '../sessions.fixture';

const minimal: Session = {
  ...makeSession(2001),
  edition: null,
  description: [],
  image: null,
  places: null,
  exhibitors: [],
  seo: null,
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const alone = {
  edition: null,
  previous: null,
  next: null,
  related: [],
  meanwhile: [],
  hasMoreMeanwhile: false,
};
const draw = (session: Session, around: Partial<Omit<Parameters<typeof SessionPage>[0], 'session'>> = {}) =>
  renderAt(`/programma/${session.publicId}`, <SessionPage session={session} {...alone} {...around} />);

describe('the page of a session', () => {
  test('without speakers, room, text or end is a page all the same', () => {
    const html = draw({ ...minimal, endTime: '10:00' });
    expect(html).toMatch(/<h1[^>]*>Sessie 2001<\/h1>/);
    expect(html).toContain('10.00 uur');
    expect(html).toContain('Locatie volgt');
    expect(html).toContain('De beschrijving volgt');
    expect(html).not.toMatch(/undefined|NaN|>null</);
  });

  test('says day, time, room, hall, directions and meeting point', () => {
    const room = { ...makeRoom('grote-zaal', 'Grote Zaal', 1), directions: 'Achterin, bij de koffie.' };
    const html = draw({
      ...minimal,
      room,
      meetingPoint: 'Bij de deur',
      day: '2027-02-10',
      startTime: '11:00',
      endTime: '11:45',
    });
    expect(html).toContain('wo 10 feb 2027, ');
    expect(html).toContain('11.00–11.45 uur');
    expect(html).toContain('45 minuten');
    expect(html).toContain('nu bezig, nog 25 minuten');
    for (const text of ['Grote Zaal', 'Hal 1', 'Achterin, bij de koffie.', 'Bij de deur'])
      expect(html).toContain(text);
  });

  test('leads from themes, exhibitors and neighbours to their pages', () => {
    const exhibitor: Session['exhibitors'][number] = {
      publicId: 1007,
      name: 'Zonnehof',
      slug: 'zonnehof',
      kind: 'Dakdekker',
      summary: '',
      logo: null,
      place: null,
      province: null,
      themes: [],
      pavilion: null,
      stands: [{ code: '1.B12', hall: null }],
      featured: false,
    };
    const html = draw(
      {
        ...minimal,
        room: makeRoom('a', 'A', 1),
        themes: [{ slug: 'houtbouw', name: 'Houtbouw' }],
        exhibitors: [exhibitor],
      },
      { next: makeSession(2002), related: [makeSession(2003)], meanwhile: [makeSession(2004)] },
    );
    for (const path of [
      '/programma?thema=houtbouw',
      '/standhouders/1007/zonnehof',
      '/programma/2002',
      '/programma/2003',
      '/programma/2004',
    ]) {
      expect(html).toContain(`href="${path}"`);
    }
    expect(html).toContain('1.B12');
  });

  test('what is related and not over yet comes first, and four of them are shown', () => {
    const at = (publicId: number, startTime: string, endTime: string) =>
      makeSession(publicId, { day: '2027-02-10', startTime, endTime });
    const related = [
      at(2011, '09:00', '10:00'),
      at(2012, '10:00', '11:00'),
      at(2013, '16:00', '17:00'),
      at(2014, '09:00', '10:30'),
      at(2015, '11:00', '12:00'),
    ];
    const html = draw(minimal, { related });
    const shown = [...html.matchAll(/href="\/programma\/(20\d\d)"/g)].map(([, id]) => Number(id));
    expect(shown).toEqual([2013, 2015, 2011, 2012]);
  });

  test('never lets content become markup', () => {
    const title = `<script>alert(1)</script>${'é🏠'.repeat(100)}`.slice(0, 255);
    const html = draw({
      ...minimal,
      title,
      summary: '<img src=x onerror=alert(1)>',
      meetingPoint: '</dd><script>',
    });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img src=x');
  });
});

test('one of a past edition says so, and is not saved, counted down to or put in a calendar', () => {
  const html = draw({ ...minimal, edition: 2026 }, { edition: pastEdition });
  expect(html).toContain(nl.editions.notice('Beurs 2026'));
  expect(html).toContain('href="/editie/2026/programma"');
  expect(html).not.toContain('href="/programma"');
  expect(html).not.toContain('save-button');
  expect(html).not.toContain('agenda.ics');
});

test('one of a past edition without an archive still says that it is of the past', () => {
  const html = draw({ ...minimal, edition: 2026 });
  expect(html).toContain(nl.editions.notice('2026'));
  expect(html).not.toContain('/editie/2026');
});

test('search engines get the past edition of a session of the past, at its own venue', () => {
  const { superEvent, location } = eventData({ ...minimal, edition: 2026 }, testSite, pastEdition);
  expect(superEvent).toMatchObject({
    '@id': 'https://beurs.example/editie/2026#beurs',
    name: 'Beurs 2026',
    startDate: '2026-02-10T09:00:00+01:00',
  });
  expect(location).toMatchObject({ name: 'Oude Hal', address: { addressLocality: 'Deventer' } });
});

test('search engines get an event with the offset of the fair', () => {
  expect(eventData({ ...minimal, capacity: 40 }, testSite, null)).toMatchObject({
    '@type': 'EducationEvent',
    name: 'Sessie 2001',
    url: 'https://beurs.example/programma/2001',
    startDate: '2027-02-09T10:00:00+01:00',
    endDate: '2027-02-09T11:00:00+01:00',
    maximumAttendeeCapacity: 40,
  });
});
