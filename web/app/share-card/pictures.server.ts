import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { readUpload } from '../content/client/upload.server';
import type { Card, Imprint } from './card';
import { drawCard } from './draw.server';

interface Order {
  card: Card;
  imprint: Imprint;
}

/** How much memory cached pictures may use; one has 20 to 150 kB. */
const maxCacheBytes = 16 * 1024 * 1024;

/** Robots request many at once and each uses a full core: one is drawn at a time. */
let turn: Promise<unknown> = Promise.resolve();

const pictureCache = new LRUCache<string, Uint8Array<ArrayBuffer>, Order>({
  maxSize: maxCacheBytes,
  sizeCalculation: (picture) => picture.byteLength,
  fetchMethod: (_key, _stale, { context: { card, imprint } }) => {
    const drawn = turn.then(async () => {
      const photo = card.picture && (await readUpload(card.picture));
      return new Uint8Array(await drawCard(card, imprint, photo));
    });
    turn = drawn.catch(() => undefined);
    return drawn;
  },
});

/** The picture of a card: its ETag, known at once, and the drawing, which is cached. */
export function cardPicture(card: Card, imprint: Imprint) {
  const key = createHash('sha256')
    .update(JSON.stringify([card, imprint]))
    .digest('base64url')
    .slice(0, 22);
  return {
    etag: `"${key}"`,
    draw: () => pictureCache.forceFetch(key, { context: { card, imprint } }),
  };
}
