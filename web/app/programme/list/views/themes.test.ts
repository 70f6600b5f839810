import { expect, test } from 'vitest';
import { makeSession } from '../../sessions.fixture';
import { groupByTheme } from './themes';

const wood = { slug: 'houtbouw', name: 'Houtbouw' };
const money = { slug: 'betaalbaar', name: 'Betaalbaar' };

test('sessions stand under their themes by name, with two themes under both, without a theme at the end', () => {
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

test('without sessions there are no groups', () => expect(groupByTheme([])).toEqual([]));
