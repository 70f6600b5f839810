/**
 * Draws every picture of the demo fair, or only those whose key holds one of the words: `npm run draw -- [word …]`.
 * OUT= names another folder than the seed's. Chance comes from the key, so a second run gives the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue.mjs';

const seedPictures = join(dirname(fileURLToPath(import.meta.url)), '..', 'cms', 'seed', 'pictures');
const out = process.env.OUT ?? seedPictures;
const wanted = process.argv.slice(2);
const jobs = (await catalogue()).filter(
  ({ key }) => !wanted.length || wanted.some((part) => key.includes(part)),
);
let total = 0;
const next = async () => {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const file = await job.make();
    const path = join(out, `${job.key}.webp`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file);
    total += file.length;
    console.info(`${job.key} ${Math.round(file.length / 1024)} kB`);
  }
};
await Promise.all([next(), next()]);
console.info(`${Math.round(total / 1024)} kB in all`);
