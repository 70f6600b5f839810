import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the programs that run beside the server: what `npm run doctor` asks the site, and what reads pictures. */
export async function buildPrograms(outdir = folder('build/programs')) {
  await build({
    entryPoints: [folder('doctor.ts'), folder('pictures/picture-program.ts')],
    outdir,
    entryNames: '[name]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPrograms();
