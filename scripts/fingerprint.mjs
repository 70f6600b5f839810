import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const generatedNames = new Set([
  'node_modules',
  'dist',
  'build',
  '.cache',
  '.tmp',
  '.strapi',
  '.strapi-updater.json',
  '.react-router',
  '.next',
  '.nuxt',
  '.output',
  '.astro',
  'generated',
  'tests',
]);

/**
 * A hash over names and contents of files, so that a step is skipped only when its input is truly unchanged. Names count
 * from the given paths on: a repository that is moved has the same print.
 * @param {string[]} paths files and folders; a folder counts with everything written by hand below it
 * @param {string[]} extra further input, such as the version of Node
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(paths, extra = []) {
  const hash = createHash('sha256');
  for (const text of extra) hash.update(`${text}\0`);
  paths.forEach((path, index) => addTo(hash, path, String(index)));
  return hash.digest('hex');
}

function addTo(hash, path, name) {
  if (!existsSync(path)) return;
  const entries = readdirSyncOrNothing(path);
  if (!entries) {
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!generatedNames.has(entry.name)) addTo(hash, join(path, entry.name), `${name}/${entry.name}`);
  }
}

function readdirSyncOrNothing(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/**
 * Does the work unless its input has not changed since the last time.
 * @param {{ stamp: string, print: string, work: () => Promise<void> }} options `stamp` is the file with the last
 * fingerprint
 * @returns {Promise<'skipped' | undefined>}
 */
export async function unlessUnchanged({ stamp, print, work }) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return 'skipped';
  await work();
  writeFileSync(stamp, print);
  return undefined;
}
