import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest|ico)$/;
const minBytes = 128;

/**
 * A build step: writes compressed copies beside the browser's files in `folder`, at the highest level of brotli and gzip. It
 * runs after the server's build, because that writes the route manifest for browsers.
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: {
      order: 'post',
      handler: () => compressFolder(folder),
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.length < minBytes) continue;
    await Promise.all([
      brotli(bytes).then((compressed) => writeFile(`${file}.br`, compressed)),
      gzip(bytes, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
    ]);
  }
}
