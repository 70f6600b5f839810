/** Builds what `npm run doctor` asks the site, beside the server. It reads settings, and loads no page. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: [folder('doctor.ts')],
  outfile: folder('build/server/doctor.js'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
});
