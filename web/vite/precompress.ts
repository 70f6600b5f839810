import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const worthIt = /\.(?:js|css|svg|json|txt|xml|webmanifest|ico)$/;
/** Below this many bytes there is nothing to gain. */
const smallest = 128;

/**
 * A build step: smaller copies beside the browser's files in `folder`, made once with the best that brotli and gzip can
 * do. It follows the server's build, because the list of routes for the browser is written during that.
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
    if (!entry.isFile() || !worthIt.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.length < smallest) continue;
    await Promise.all([
      brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
      gzip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    ]);
  }
}
