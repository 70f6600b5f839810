/**
 * Builds the service worker after the site: it names the files of the build. See docs/decisions/0191-without-reception.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getManifest } from '@serwist/build';
import { build } from 'esbuild';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const client = folder('build/client');
const worker = `${client}/sw.js`;

const { manifestEntries = [], warnings } = await getManifest({
  globDirectory: client,
  globPatterns: ['assets/*.{js,css,woff2}'],
  // Signing in with it needs its own servers.
  globIgnores: ['assets/sdk.client-*.js'],
  maximumFileSizeToCacheInBytes: 1_000_000,
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));
const files = manifestEntries.map(({ url }) => `/${url}`).sort();
const fonts = files.filter((file) => file.endsWith('.woff2'));

/** The face in italics, which pages do not name, by the one that they do. */
const italics = fonts.flatMap((italic) => {
  const [, family] = /^(.+)-italic-[\w-]+\.woff2$/.exec(italic) ?? [];
  const upright = fonts.find((font) => font !== italic && family && font.startsWith(`${family}-`));
  return upright ? [[upright, italic]] : [];
});

const browsers = JSON.parse(await readFile(folder('browsers.json'), 'utf8'));
const { id } = JSON.parse(await readFile(`${client}/builds/latest.json`, 'utf8'));

await build({
  entryPoints: [folder('app/service-worker/worker.ts')],
  outfile: worker,
  tsconfig: folder('app/service-worker/tsconfig.json'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: Object.entries(browsers).map((browser) => browser.join('')),
  define: {
    builtId: JSON.stringify(id),
    builtAssets: JSON.stringify(files.filter((file) => !fonts.includes(file))),
    builtItalics: JSON.stringify(Object.fromEntries(italics)),
    'process.env.NODE_ENV': '"production"',
  },
});
const bytes = await readFile(worker);
await Promise.all([
  writeFile(`${worker}.br`, brotliCompressSync(bytes)),
  writeFile(`${worker}.gz`, gzipSync(bytes, { level: 9 })),
]);
