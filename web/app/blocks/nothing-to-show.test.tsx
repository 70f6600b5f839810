import { expect, test } from 'vitest';

import type { Block } from '../content/types/page/blocks';
import { renderAt, testSite } from '../programme/list/render.fixture';
import { bareSite } from '../site/site-context';
import BodyBlock from './body-block';

const words = { title: 'Een kop', text: 'Een inleiding' };
const link = { label: 'Meer', url: '/meer', icon: null };
const empty: Exclude<Block, { type: 'hero' }>[] = [
  { type: 'rich-text', key: '1', body: [] },
  { type: 'cards', key: '2', ...words, cards: [] },
  { type: 'topics', key: '3', ...words, look: 'cards', topics: [] },
  { type: 'gallery', key: '4', ...words, album: null, images: [], link },
  {
    type: 'video',
    key: '5',
    title: 'Een kop',
    file: null,
    subtitles: null,
    url: null,
    poster: null,
    caption: 'Wat',
  },
  { type: 'figures', key: '6', title: 'Een kop', figures: [] },
  { type: 'logo-marquee', key: '7', title: 'Een kop', exhibitors: [], duration: 20 },
  { type: 'faq', key: '8', title: 'Een kop', questions: [] },
  { type: 'downloads', key: '9', title: 'Een kop', files: [] },
  { type: 'form', key: '10', title: 'Een kop', text: null, form: null, isClosed: false },
  { type: 'map', key: '11', ...words, image: null, imageDark: null, points: [] },
  { type: 'latest-news', key: '12', title: 'Een kop', articles: [], link },
  { type: 'programme-highlights', key: '13', ...words, sessions: [], link },
  { type: 'exhibitor-grid', key: '14', ...words, kind: null, exhibitors: [], link },
  { type: 'countdown', key: '15', ...words },
];

test.each(empty)('a block of the type $type with nothing to show leaves no heading behind', (block) => {
  expect(renderAt('/', <BodyBlock block={block} />, bareSite)).toBe('');
});

test('a form that is gone still says whom to call, and a countdown counts once there are days', () => {
  const contact = { email: null, phone: '030 000 12 00', address: null };
  const site = { ...testSite, settings: { ...testSite.settings, contact } };
  const shown = empty.filter(({ type }) => type === 'form' || type === 'countdown');
  for (const block of shown) expect(renderAt('/', <BodyBlock block={block} />, site)).toContain('Een kop');
});
