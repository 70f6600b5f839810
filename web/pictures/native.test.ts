import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('only the program for pictures loads the native library that reads them', () => {
  const root = join(import.meta.dirname, '..');
  const loading = ['app', 'caching', 'http-client', 'pictures', 'router-internals', 'server']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => /(?:from|import\() ?'sharp'/.test(readFileSync(join(root, name), 'utf8')));
  expect(loading).toEqual(['pictures/picture-program.ts']);
});
