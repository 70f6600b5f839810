import { expect, test } from 'vitest';
import { drawSaved, type SavedSession } from './saved-first';

const session = (publicId: number, fields: Partial<SavedSession> = {}): SavedSession => ({
  publicId,
  title: `Onderdeel ${publicId}`,
  day: '2027-02-09',
  startTime: '10:00',
  endTime: '11:00',
  room: { name: 'Zaal Sluis', hall: { name: 'Hal 1' } },
  meetingPoint: null,
  ...fields,
});

/** The texts of the elements of a kind, in order. */
const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g'))].map(([found]) =>
    found.replace(/<[^>]*>/g, ''),
  );

test('what is saved is drawn by day and in order of time, with its place', () => {
  const html = drawSaved(
    [
      session(3, { day: '2027-02-10' }),
      session(2, { startTime: '13:00', endTime: '13:30' }),
      session(1, { room: null, meetingPoint: 'Bij de ingang' }),
    ],
    'nl',
  );
  expect(texts(html, 'h2')).toEqual(['dinsdag 9 februari', 'woensdag 10 februari']);
  expect(texts(html, 'h3')).toEqual(['Onderdeel 1', 'Onderdeel 2', 'Onderdeel 3']);
  expect(texts(html, 'time')).toEqual(['10.00–11.00 uur', '13.00–13.30 uur', '10.00–11.00 uur']);
  expect(texts(html, 'p')).toEqual(['Bij de ingang', 'Zaal SluisHal 1', 'Zaal SluisHal 1']);
  expect(html).toContain('href="/programma/1"');
});

test('the page in English leads to English pages, and says which titles are in Dutch', () => {
  const html = drawSaved([session(1, { locale: 'nl' }), session(2, { locale: 'en' })], 'en');
  expect(html).toContain('href="/en/programma/1"');
  expect(html.match(/<h3 lang="nl"/g)).toHaveLength(1);
});

test('two things at the same time are told apart from what somebody can do', () => {
  const html = drawSaved([session(1), session(2, { startTime: '10:30', endTime: '11:30' })], 'nl');
  expect(html.match(/border-l-(?:action|danger)/g)).toEqual(['border-l-action', 'border-l-danger']);
});

test('texts of editors stay texts', () => {
  const evil = '<img src=x onerror="alert(1)">\'&';
  const html = drawSaved(
    [
      session(1, { title: evil, room: { name: evil, hall: { name: evil } } }),
      session(2, { room: null, meetingPoint: evil, startTime: evil, endTime: evil }),
    ],
    'nl',
  );
  expect(html).not.toContain('<img');
  expect(html).not.toContain(`="${evil.slice(0, 5)}`);
  expect(html.split('"').length % 2).toBe(1);
});

test('nothing is drawn for somebody who saved no session', () => {
  expect(drawSaved([], 'nl')).toBe('');
});
