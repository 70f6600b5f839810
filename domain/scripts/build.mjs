import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Builds the package twice: as modules for the site, and as CommonJS for the content backend, which Strapi builds that way. */
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const formats = [
  { folder: 'dist/esm', type: 'module', module: 'ES2022' },
  { folder: 'dist/cjs', type: 'commonjs', module: 'CommonJS' },
];

rmSync('dist', { recursive: true, force: true });
for (const { folder, type, module } of formats) {
  const options = ['-p', 'tsconfig.build.json', '--outDir', folder, '--module', module];
  execFileSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
  // It takes the place of the package's own package.json, which names another type, for bundlers too: without the second
  // value they load modules of which nothing is used.
  writeFileSync(`${folder}/package.json`, `${JSON.stringify({ type, sideEffects: false })}\n`);
}
