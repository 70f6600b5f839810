import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon';
import { DrawnIcons } from '../../icons/drawings';
import type { IconName } from '../../icons/icon-names';
import { lucide } from '../../icons/lucide';
import { IconSprite } from '../../icons/sprite';
import { putDrawingsIn } from '../../icons/sprite.server';

function pageOf(...names: IconName[]): string {
  const icons = new Set<IconName>();
  const html = renderToStaticMarkup(
    <DrawnIcons value={icons}>
      <IconSprite />
      {names.map((name, at) => (
        <Icon key={at} name={name} />
      ))}
    </DrawnIcons>,
  );
  return putDrawingsIn(Buffer.from(html), icons).toString();
}

test('a page holds the drawing of each of its icons once, before the icons that refer to it', () => {
  const html = pageOf('search', 'menu', 'search');
  const sprite = html.slice(0, html.indexOf('</svg>'));
  expect([...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'i-search',
    'i-menu',
    'i-search',
  ]);
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['i-search', 'i-menu']);
  expect(html.split(lucide.search)).toHaveLength(2);
  expect(html).not.toContain('<!--');
});

test('a part of a page without their place is left as it is', () => {
  const later = Buffer.from('<p>Later</p>');
  expect(putDrawingsIn(later, new Set(['x']))).toBe(later);
});
