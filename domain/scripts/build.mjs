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
  // Without it these files would be of the type that the package's own package.json names.
  writeFileSync(`${folder}/package.json`, `${JSON.stringify({ type })}\n`);
}
