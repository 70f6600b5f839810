import { describe, expect, test } from 'vitest';
import { layOutTimetable, type Place } from './lay-out';

const big: Place = { slug: 'grote-zaal', name: 'Grote zaal', rank: 1, hall: null };
const small: Place = { slug: 'atelier', name: 'Atelier', rank: 2, hall: { name: 'Hal 2' } };
const at = (id: string, room: Place | null, startTime: string, endTime: string) => ({
  id,
  room,
  day: '2027-02-09',
  startTime,
  endTime,
});

/** Draws the table the way a browser does and returns the ids by row; a hole or a collision is an error. */
function draw(sessions: ReturnType<typeof at>[]): string[][] {
  const { columns, rows } = layOutTimetable(sessions);
  const width = columns.reduce((sum, column) => sum + column.lanes, 0);
  const grid = rows.map(() => Array.from<string | undefined>({ length: width }));
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
      const column = grid[index]?.findIndex((taken) => taken === undefined) ?? -1;
      for (let y = index; y < index + cell.rows; y += 1) {
        const line = grid[y];
        if (!line || column < 0 || line[column] !== undefined) throw new Error(`No room for ${cell.key}`);
        line[column] = cell.session?.id ?? '.';
      }
    }
  }
  return grid.map((line) => line.map((cell) => cell ?? '?'));
}

describe('the timetable', () => {
  test('has rooms by rank, what has no room at the end, and rows to scale', () => {
    const sessions = [
      at('tour', null, '10:00', '11:00'),
      at('b', small, '10:00', '10:45'),
      at('a', big, '10:30', '11:00'),
    ];
    const { columns, rows } = layOutTimetable(sessions);
    expect(columns).toEqual([
      { key: 'grote-zaal', room: big, lanes: 1 },
      { key: 'atelier', room: small, lanes: 1 },
      { key: 'elders', room: null, lanes: 1 },
    ]);
    expect(rows.map(({ time, minutes }) => [time, minutes])).toEqual([
      ['10:00', 30],
      ['10:30', 15],
      ['10:45', 15],
    ]);
    expect(draw(sessions)).toEqual([
      ['.', 'b', 'tour'],
      ['a', 'b', 'tour'],
      ['a', '.', 'tour'],
    ]);
  });

  test('gives sessions that overlap in one room a lane each, and reuses lanes', () => {
    const sessions = [
      at('a', big, '10:00', '11:00'),
      at('b', big, '10:30', '11:30'),
      at('c', big, '11:00', '12:00'),
      at('d', small, '10:00', '12:00'),
    ];
    expect(layOutTimetable(sessions).columns.map(({ lanes }) => lanes)).toEqual([2, 1]);
    expect(draw(sessions)).toEqual([
      ['a', '.', 'd'],
      ['a', 'b', 'd'],
      ['c', 'b', 'd'],
      ['c', '.', 'd'],
    ]);
  });

  test('draws the same session twice and ends that make no sense without a hole', () => {
    expect(draw([at('a', big, '10:00', '09:00'), at('b', big, '10:00', '10:30')])).toEqual([['a', 'b']]);
    expect(layOutTimetable([])).toEqual({ columns: [], rows: [] });
  });
});
