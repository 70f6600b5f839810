import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { rootFolder } from '../packages.mjs';

/** Counts how the repository is divided into rooms, and how large it is. `npm run check` holds some of it: layers.test.mjs. */

const read = (file) => readFileSync(join(rootFolder, file), 'utf8');

/** Every tracked file, by its path from the root. */
export function trackedFiles() {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: rootFolder, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

const isTest = (file) =>
  /\.(test|fixture)\.tsx?$/.test(file) || /(^|\/)(tests|golden|generated)\//.test(file);

/** The code that runs somewhere: no tests, no content of the demo fair, nothing that a tool wrote. */
export function productFiles(files = trackedFiles()) {
  return files.filter(
    (file) =>
      /^(domain\/src|cms\/(src|config)|web\/(app|server|caching|http-client|router-internals|pictures|vite)|scripts)\//.test(
        file,
      ) &&
      /\.(ts|tsx|mjs|css)$/.test(file) &&
      !isTest(file),
  );
}

/** Lines with code on them: none that are blank, or comment alone. */
export function codeLines(text) {
  return text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\/[ \t]*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

/** The room of a file: the folder that a reader looks for it in. A file that stands in no folder is a room of its own. */
export function roomOf(file) {
  const [program, ...path] = file.split('/');
  const first = path[0] === 'config' ? path.slice(0, 2) : path.slice(0, path[1] === 'platform' ? 3 : 2);
  const depth =
    program === 'cms' || /^(app|server)$/.test(path[0]) || program === 'domain' ? first.length : 1;
  return [program, ...path.slice(0, depth)].join('/').replace(/\.(test\.)?(ts|tsx|mjs|css)$/, '');
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * The imports between files of the repository, types included: packages and built files are left out.
 * @param {string[]} files
 * @returns {{ from: string, to: string }[]}
 */
export function importsAmong(files) {
  const known = new Set(files);
  return files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((from) =>
      [...read(from).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']*)'/g)].flatMap(([, path]) => {
        const target = posix.join(posix.dirname(from), path);
        const to = endings.map((ending) => target + ending).find((file) => known.has(file));
        return to ? [{ from, to }] : [];
      }),
    );
}

/** The rooms that import one another, as `one <-> other`. */
export function mutualPairs(imports) {
  const arrows = new Set(imports.map(({ from, to }) => `${roomOf(from)} -> ${roomOf(to)}`));
  return [...arrows]
    .map((arrow) => arrow.split(' -> '))
    .filter(([one, other]) => one < other && arrows.has(`${other} -> ${one}`))
    .map(([one, other]) => `${one} <-> ${other}`)
    .sort();
}

/** The layers of the content backend, from below. */
const cmsLayers = ['environment', 'platform', 'fair', 'feature', 'strapi', 'start'];
const strapiFolders = new Set(['api', 'extensions', 'middlewares', 'policies', 'admin']);

function layerOf(file) {
  const room = roomOf(file);
  if (room.startsWith('cms/config/environment')) return 'environment';
  if (/^cms\/config\/|^cms\/src\/\w+$/.test(room) && !file.includes(`${room}/`)) return 'start';
  if (room.startsWith('cms/src/platform')) return 'platform';
  if (room === 'cms/src/fair') return 'fair';
  return strapiFolders.has(room.split('/')[2]) ? 'strapi' : 'feature';
}

/** The imports of the content backend that go up, or from one feature to another. */
export function arrowsUp(imports) {
  return imports
    .filter(({ from, to }) => {
      const [above, below] = [layerOf(from), layerOf(to)].map((layer) => cmsLayers.indexOf(layer));
      return (
        above < below ||
        (layerOf(from) === 'feature' && layerOf(to) === 'feature' && roomOf(from) !== roomOf(to))
      );
    })
    .map(({ from, to }) => `${from} -> ${to}`);
}

const isCms = (file) => /^cms\/(src|config)\//.test(file);
const isWeb = (file) => /^web\/(app|server|caching|http-client|router-internals|pictures)\//.test(file);

export const cmsImports = (files = productFiles()) => importsAmong(files.filter(isCms));

export const webImports = (files = productFiles()) => importsAmong(files.filter(isWeb));

/** @returns {Record<string, number>} what is counted, by its name */
export function countHouse() {
  const tracked = trackedFiles();
  const product = productFiles(tracked);
  const cms = cmsImports(product);
  const words = (files) =>
    files
      .map((file) => read(file).split(/\s+/).filter(Boolean).length)
      .reduce((sum, count) => sum + count, 0);
  const decisions = tracked.filter((file) => /^docs\/decisions\/\d/.test(file));
  return {
    'lines of code': product.map((file) => codeLines(read(file))).reduce((sum, count) => sum + count, 0),
    'files of code': product.length,
    'rooms of the content backend': new Set(product.filter(isCms).map(roomOf)).size,
    'rooms of the site': new Set(product.filter(isWeb).map(roomOf)).size,
    'arrows up in the content backend': arrowsUp(cms).length,
    'mutual pairs in the content backend': mutualPairs(cms).length,
    'mutual pairs in the site': mutualPairs(webImports(product)).length,
    decisions: decisions.length,
    'words of docs': words(tracked.filter((file) => /^(README\.md|docs\/.*\.md)$/.test(file))),
  };
}

if (process.argv[1] === import.meta.filename) console.table(countHouse());
