import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogue } from './content/catalogue';
import { exhibitors } from './content/exhibitors';
import { news } from './content/news';
import { speakers } from './content/speakers';

const pictures = join(__dirname, 'pictures');
const content = join(__dirname, 'content');
const keyPattern = /'((?:scenes|photos|news|pavilions|maps|portraits|logos)\/[a-z0-9-]+)'/g;

/** Every file of the content as one text. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && file.name.endsWith('.ts'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

const text = sources(content);
const sceneTable = readFileSync(join(content, 'scenes.ts'), 'utf8');
const keys = [
  ...[...text.matchAll(keyPattern)].map((match) => match[1]),
  ...[...sceneTable.matchAll(/^ {2}'?([a-z-]+)'?: '/gm)].map((match) => `scenes/${match[1]}`),
  ...Array.from({ length: 60 }, (_, i) => `photos/2025-${String(i + 1).padStart(2, '0')}`),
  ...exhibitors.flatMap(({ logo }) => (logo ? [logo.key] : [])),
  ...speakers.flatMap(({ portrait }) => (portrait ? [portrait.key] : [])),
  ...catalogue.flatMap(({ items }) => items.flatMap(({ image }) => (image ? [image.key] : []))),
  ...news.flatMap(({ image }) => (image ? [image.key] : [])),
];
const path = (key: string) => join(pictures, `${key}.webp`);

/** The largest file by folder. */
const maxKilobytes: Record<string, number> = {
  catalogue: 30,
  scenes: 90,
  photos: 60,
  news: 90,
  pavilions: 90,
  maps: 130,
  portraits: 40,
  logos: 40,
};

describe('the pictures of the demo fair', () => {
  it('has a file for every key of the content', () => {
    expect(keys.length).toBeGreaterThan(250);
    expect(keys.filter((key) => !existsSync(path(key)))).toEqual([]);
  });

  it('keeps every file small', () => {
    const heavy = keys.filter(
      (key) => statSync(path(key)).size > (maxKilobytes[key.split('/')[0]] ?? 0) * 1024,
    );
    expect(heavy).toEqual([]);
  });

  it('draws logos between 2:1 and 4:1 and portraits square', async () => {
    for (const key of keys.filter((k) => k.startsWith('logos/') || k.startsWith('portraits/'))) {
      const { width, height } = await sharp(path(key)).metadata();
      const ratio = width / height;
      expect(ratio, key).toBeGreaterThanOrEqual(key.startsWith('logos/') ? 1.95 : 1);
      expect(ratio, key).toBeLessThanOrEqual(key.startsWith('logos/') ? 4.05 : 1);
    }
  });
});
