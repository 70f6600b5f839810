import { expect, test } from 'vitest';
import { withArchives } from './archive-links';

const menus = { header: [], footer: [{ title: 'De beurs', links: [] }], exhibitorMenu: [] };

test('the footer leads to the archive of each past edition, after all that editors put there', () => {
  const editions = [
    { name: 'Beurs', year: 2026 },
    { name: 'Beurs 2025', year: 2025 },
  ];
  expect(withArchives(menus, editions, 'Vorige edities').footer).toEqual([
    { title: 'De beurs', links: [] },
    {
      title: 'Vorige edities',
      links: [
        { label: 'Beurs 2026', url: '/editie/2026', icon: null },
        { label: 'Beurs 2025', url: '/editie/2025', icon: null },
      ],
    },
  ]);
});

test('a fair without a past has the footer of its editors', () => {
  expect(withArchives(menus, [], 'Vorige edities')).toBe(menus);
});
