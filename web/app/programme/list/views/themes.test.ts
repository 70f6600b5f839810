import { expect, test } from 'vitest';
import { makeSession } from '../../sessions.fixture';
import { groupByTheme } from './themes';

const wood = { slug: 'houtbouw', name: 'Houtbouw' };
const money = { slug: 'betaalbaar', name: 'Betaalbaar' };

test('groups by theme by name, a session with two themes under both, those without at the end', () => {
  const groups = groupByTheme([
    makeSession(2001),
    makeSession(2002, { themes: [wood] }),
    makeSession(2003, { themes: [wood, money] }),
  ]);
  expect(
    groups.map(({ theme, sessions }) => [theme?.name, sessions.map(({ publicId }) => publicId)]),
  ).toEqual([
    ['Betaalbaar', [2003]],
    ['Houtbouw', [2002, 2003]],
    [undefined, [2001]],
  ]);
});

test('nothing gives no groups', () => expect(groupByTheme([])).toEqual([]));
