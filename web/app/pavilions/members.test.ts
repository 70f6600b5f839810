import { expect, it } from 'vitest';
import { membersOf, standsOf, withCounts } from './members';
import { pavilionOf } from './pavilions.fixture';

const member = (id: number, pavilion: number | null) => ({
  id,
  pavilion: pavilion === null ? null : { publicId: pavilion },
});

it('what belongs to a pavilion is gathered in order', () => {
  const all = [member(3, 4001), member(1, null), member(2, 4002), member(4, 4001)];
  expect(membersOf(4001, all).map(({ id }) => id)).toEqual([3, 4]);
  expect(membersOf(4009, all)).toEqual([]);
});

it('the exhibitors and sessions of each pavilion are counted', () => {
  const exhibitors = [member(1, 4001), member(2, 4001), member(3, null)];
  const counted = withCounts([pavilionOf(4001), pavilionOf(4002)], exhibitors, [member(1, 4002)]);
  expect(counted).toMatchObject([
    { publicId: 4001, exhibitorCount: 2, sessionCount: 0 },
    { publicId: 4002, exhibitorCount: 0, sessionCount: 1 },
  ]);
});

it('a stand that exhibitors share is named once', () => {
  const [a, b] = [{ code: '1.B01' }, { code: '1.B02' }];
  expect(standsOf([{ stands: [a, b] }, { stands: [a] }, { stands: [] }])).toEqual([a, b]);
});
