import { dayOf } from 'beursvloer-domain/statistics';
import { expect, it } from 'vitest';
import { readYesterday } from '../../src/statistics/dashboard/yesterday';
import { fairTime, startOfDay } from '../../src/platform/clock/fair-time';
import { storeSegment } from '../../src/statistics/store-segment';
import { openStatistics } from './generated';

it('yesterday stands beside the same weekday a week before, and no other day', async () => {
  const database = await openStatistics();
  const now = Date.parse('2026-11-23T07:00:00+01:00');
  const today = fairTime(now / 1000).day;
  const at = (daysAgo: number) => startOfDay(today - daysAgo) + 12 * 3600;
  const happened = [
    [0, 50],
    [1, 12],
    [2, 70],
    [8, 9],
    [9, 80],
  ].flatMap(([daysAgo = 0, times = 0]) => [
    { id: `weergave-van-${daysAgo}-dagen`, at: at(daysAgo), kind: 'view' as const, page: '/faq', times },
    { id: `bezoeker-van-${daysAgo}-dagen`, at: at(daysAgo), kind: 'visitor' as const, value: -1 },
  ]);
  await database.transaction((trx) =>
    storeSegment(trx, { log: 'logboek-van-gisteren', segment: 1, events: happened }, now),
  );
  expect(await readYesterday(database, now)).toEqual({
    day: dayOf(today - 1),
    visitors: 1,
    views: 12,
    weekBefore: { day: dayOf(today - 8), visitors: 1, views: 9 },
  });
  await database.destroy();
});
