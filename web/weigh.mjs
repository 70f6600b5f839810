/**
 * Measures what browsers load before a page is hydrated, in bytes over the wire, and compares it with weight.json. Run
 * `node weigh.mjs` after a build; with the path of a page it lists what is in each of its scripts.
 * See docs/rendering.md.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { runnerImport } from 'vite';

const build = join(import.meta.dirname, 'build');
const client = join(build, 'client');
const assets = readdirSync(join(client, 'assets'));
const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'weight.json'), 'utf8'));
const letters = JSON.parse(readFileSync(join(import.meta.dirname, 'brand/letters.json'), 'utf8'));
const report = JSON.parse(readFileSync(join(build, 'report.json'), 'utf8'));

/** The one file of the build whose name matches; any other number means that this script does not fit the build. */
function oneFile(pattern) {
  const found = assets.filter((name) => pattern.test(name));
  if (found.length !== 1)
    throw new Error(`Expected one file like ${pattern}, found ${found.length}: build again`);
  return `/assets/${found[0]}`;
}

/** Bytes over the wire: those of the compressed copy, where there is one. */
function weightOf(file) {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

// A script for browsers.
const manifestFile = oneFile(/^manifest-[^.]+\.js$/);
globalThis.window = globalThis;
await import(join(client, manifestFile));
const manifest = globalThis.__reactRouterManifest;
const routes = Object.values(manifest.routes);

/** The routes of the manifest in the shape that `matchRoutes` needs. */
const treeOf = (parentId) =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index: true, handle: id } : { id, path, handle: id, children: treeOf(id) },
    );
const tree = treeOf(undefined);

/** The site's own function for the texts that a page starts with. */
const { textFilesOf } = (await runnerImport(join(import.meta.dirname, 'app/messages/text-files.ts'))).module;

/** The scripts that the HTML of a page names, and the texts it starts with. */
function scriptsOf(path) {
  const matches = matchRoutes(tree, path);
  if (!matches) throw new Error(`No route for ${path}`);
  const files = new Set([manifestFile, manifest.entry.module, ...manifest.entry.imports]);
  for (const { route } of matches) {
    const { module, imports } = manifest.routes[route.id];
    for (const file of [module, ...imports]) files.add(file);
  }
  for (const name of textFilesOf(path)) files.add(oneFile(new RegExp(`^nl-${name}-[^.]+\\.js$`)));
  return [...files].map((file) => ({ file, weight: weightOf(file) })).sort((a, b) => b.weight - a.weight);
}

const sum = (files) => files.reduce((total, { weight }) => total + weight, 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** A path for every page of the site, with example values for its parameters. */
function everyPath(parentId, folder) {
  return routes
    .filter((route) => route.parentId === parentId && route.hasDefaultExport !== false)
    .flatMap(({ id, path, index }) => {
      const own = path ? `${folder}/${path.replace(/:\w+\??/g, '1').replace('*', 'x/y')}` : folder;
      const below = everyPath(id, own);
      return index || path ? [own || '/', ...below] : below;
    });
}

/** One line for a page: whether it stays within its budget. */
function weighPage(path, limit) {
  const weight = sum(scriptsOf(path));
  return { name: path, weight, limit };
}

const { 'everything else': defaultLimit, ...named } = budget.javascript;
const [onlyPath] = process.argv.slice(2);
if (onlyPath) {
  for (const { file, weight } of scriptsOf(onlyPath)) {
    console.log(`${kB(weight).padStart(9)}  ${file}`);
    const modules = Object.entries(report[file.slice(1)] ?? {}).sort(([, a], [, b]) => b - a);
    for (const [module, bytes] of modules)
      console.log(`${' '.repeat(13)}${String(bytes).padStart(7)}  ${module}`);
  }
  console.log(
    `${kB(sum(scriptsOf(onlyPath)))} of JavaScript for ${onlyPath}; of modules, the bytes before minifying`,
  );
} else {
  const paths = new Set(everyPath('root', '').filter((path) => !(path in named)));
  const pages = [
    ...Object.entries(named).map(([path, limit]) => weighPage(path, limit)),
    ...[...paths].map((path) => weighPage(path, defaultLimit)),
  ];
  const filesLike = (pattern) =>
    assets
      .filter((name) => pattern.test(name))
      .map((name) => ({ file: name, weight: weightOf(`/assets/${name}`) }));
  const fonts = filesLike(/\.woff2$/).filter(({ file }) => !file.includes('italic'));
  const fontsOf = ({ display, text }) =>
    [display, text].map(({ family }) => {
      const name = family.toLowerCase().replaceAll(' ', '-');
      return fonts.find(({ file }) => file.startsWith(`${name}-`)) ?? { file: name, weight: Infinity };
    });
  const others = Object.values(letters).map(fontsOf);
  const styles = filesLike(/^app-[^.]+\.css$/);
  const results = [
    ...pages,
    {
      name: 'statistics, after hydration',
      weight: sum(filesLike(/^statistics-[^.]+\.js$/)),
      limit: budget.statistics,
    },
    { name: 'styles', weight: sum(styles), limit: budget.css },
    {
      name: 'fonts of every page',
      weight: sum(fonts.filter((font) => !others.flat().includes(font))),
      limit: budget.fonts,
    },
    ...Object.keys(letters).map((name, index) => ({
      name: `fonts of every page, ${name}`,
      weight: sum(others[index]),
      limit: budget.fonts,
    })),
  ];
  for (const { name, weight, limit } of results)
    console.log(
      `${weight > limit ? 'TOO MUCH' : 'ok'.padStart(8)} ${kB(weight).padStart(9)} of ${kB(limit)}  ${name}`,
    );
  if (results.some(({ weight, limit }) => weight > limit)) {
    console.error(
      'Browsers fetch more than weight.json allows. `node weigh.mjs PATH` lists what is in the scripts of a page.',
    );
    process.exitCode = 1;
  }
}
