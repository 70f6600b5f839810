import { describe, expect, it } from 'vitest';
import { readTime } from './date-taken';
import { merged } from './merge';
import {
  byTime,
  changedTexts,
  isChanged,
  mostFrequentDay,
  moved,
  newRow,
  rowsOf,
  sentPhotos,
  withNew,
  type Row,
} from './rows';

const pictureOf = (id: number) => ({
  id,
  name: `${id}.jpg`,
  url: `/${id}`,
  alternativeText: null,
  formats: null,
});
const album = (...ids: number[]): Row[] =>
  rowsOf({
    title: 'Opbouw',
    date: '2027-03-16',
    version: '1',
    photos: ids.map((id) => ({ id, image: pictureOf(id), caption: null, credit: null, takenAt: null })),
  });
const fresh = (rank: number, takenAt: string | null = null) => newRow(pictureOf(100 + rank), takenAt, rank);
const names = (rows: readonly Row[]) => rows.map(({ image }) => image?.id);
const change = (rows: readonly Row[], id: number, patch: Partial<Row>) =>
  rows.map((row) => (row.image?.id === id ? { ...row, ...patch } : row));

describe('new photos', () => {
  it('stand behind those that were there, in their own order, however their uploads end', () => {
    const rows = [3, 1, 4, 2].reduce((all, rank) => withNew(all, fresh(rank)), album(7, 8));
    expect(names(rows)).toEqual([7, 8, 101, 102, 103, 104]);
  });

  it('make the album changed', () => {
    expect(isChanged(album(1), album(1))).toBe(false);
    expect(isChanged(withNew(album(1), fresh(1)), album(1))).toBe(true);
  });
});

describe('the order', () => {
  it('changes by a place among the photos that stay', () => {
    const rows = change(album(1, 2, 3, 4), 2, { isRemoved: true });
    expect(names(moved(rows, 'photo-4', 1))).toEqual([1, 2, 4, 3]);
    expect(names(moved(rows, 'photo-1', 1))).toEqual([2, 3, 1, 4]);
    expect(names(moved(rows, 'photo-1', 9))).toEqual([2, 3, 4, 1]);
    expect(names(moved(rows, 'photo-4', -1))).toEqual([4, 1, 2, 3]);
  });

  it('of the times puts photos without one behind the others, as they were', () => {
    const times = ['2027-03-16T11:00:00.000Z', null, '2027-03-16T09:00:00.000Z', null];
    expect(names(byTime(times.map((time, index) => fresh(index, time))))).toEqual([102, 100, 101, 103]);
  });
});

describe('the times of cameras', () => {
  it.each([
    ['2027:03:16 10:30:00', '+01:00', '2027-03-16T09:30:00.000Z'],
    ['2027:03:16 10:30:00', undefined, new Date(2027, 2, 16, 10, 30).toISOString()],
    ['0000:00:00 00:00:00', undefined, null],
    ['1970:01:01 00:00:00', '+00:00', null],
    ['gisteren', undefined, null],
    [undefined, undefined, null],
  ])('%s %s is %s', (time, offset, taken) => {
    expect(readTime(time, offset)).toBe(taken);
  });

  it('propose the day of most photos, in the time of the fair', () => {
    const rows = ['2027-03-16T23:30:00Z', '2027-03-17T10:00:00Z', '2027-03-16T10:00:00Z'];
    expect(mostFrequentDay(rows.map((time, index) => fresh(index, time)))).toBe('2027-03-17');
    expect(mostFrequentDay(album(1))).toBeNull();
  });
});

it('only texts that differ from those of their files are stored, and empty ones are none', () => {
  const rows = change(change(album(1, 2, 3), 1, { alternativeText: ' Een hal ' }), 2, { caption: '  ' });
  expect(changedTexts(rows)).toEqual([{ id: 1, text: 'Een hal' }]);
  expect(sentPhotos(rows)[1]?.caption).toBeNull();
});

describe('an album that somebody else saved meanwhile', () => {
  it('gets what was typed here over it, and keeps what they typed elsewhere', () => {
    const base = album(1, 2, 3);
    const mine = moved(change(base, 1, { caption: 'Van mij' }), 'photo-3', 0);
    const theirs = [
      ...change(change(base, 1, { caption: 'Van hen', credit: 'Ada' }), 2, { caption: 'Hal 2' }),
      ...album(9),
    ];
    const rows = merged(base, mine, theirs);
    expect(rows.map(({ image, caption, credit }) => [image?.id, caption, credit])).toEqual([
      [3, '', ''],
      [1, 'Van mij', 'Ada'],
      [2, 'Hal 2', ''],
      [9, '', ''],
    ]);
  });

  it('keeps a photo that they removed and that was changed here, as a new one, and new ones of here', () => {
    const base = album(1, 2);
    const mine = withNew(change(base, 2, { caption: 'Blijft' }), fresh(5));
    const rows = merged(base, mine, []);
    expect(rows.map(({ id, caption, image }) => [id, caption, image?.id])).toEqual([
      [null, 'Blijft', 2],
      [null, '', 105],
    ]);
  });

  it('knows a photo whose id is another one by its picture', () => {
    const base = album(1);
    const theirs = base.map((row) => ({ ...row, id: 55, key: 'photo-55' }));
    expect(merged(base, change(base, 1, { caption: 'x' }), theirs)).toMatchObject([{ id: 55, caption: 'x' }]);
  });
});
