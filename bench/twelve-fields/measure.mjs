import { createRequire } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { install, rootFolder } from '../../scripts/packages.mjs';
import { fields } from './fields.mjs';

const webFolder = join(rootFolder, 'web');
export const formkit = {
  name: 'formkit',
  title: 'FormKit',
  folder: join(rootFolder, 'bench', 'peers', 'formkit'),
};

const sides = [
  {
    name: 'Beursvloer',
    folder: webFolder,
    server: join(webFolder, 'tests/harness/twelve-fields.tsx'),
    weigh: weighOurs,
  },
  {
    name: 'FormKit',
    folder: formkit.folder,
    server: join(formkit.folder, 'twelve-fields.jsx'),
    weigh: weighFormkit,
  },
];

/** Renderings of each side in a row, before it is the other one's turn. */
const turn = 100;
const turns = 30;

/**
 * Twelve fields of a form: what rendering them on the server takes, both sides in turn in one process, and what their code
 * weighs in browsers without React and the router, which a page has anyhow.
 * @returns {Promise<{ name: string, medianMs: number, p95Ms: number, scriptBytes: number, fields: number }[]>}
 */
export async function measureTwelveFields(folder) {
  await install(formkit);
  // Both are built by the site's own Vite.
  const { build } = await import(
    pathToFileURL(createRequire(join(webFolder, 'package.json')).resolve('vite'))
  );
  process.env.NODE_ENV = 'production';
  const prepared = [];
  for (const side of sides) {
    const { render } = await import(pathToFileURL(await buildServer(build, side, folder)));
    prepared.push({ ...side, render: () => render(fields), times: [] });
  }
  for (let round = 0; round < turns; round += 1)
    for (const { render, times } of prepared)
      for (let at = 0; at < turn; at += 1) {
        const began = performance.now();
        render();
        // The first turns warm the compiler up.
        if (round >= turns / 3) times.push(performance.now() - began);
      }
  const rows = [];
  for (const side of prepared) {
    const times = side.times.sort((a, b) => a - b);
    const at = (part) => Number(times[Math.floor(part * (times.length - 1))].toFixed(2));
    const html = side.render();
    rows.push({
      name: side.name,
      medianMs: at(0.5),
      p95Ms: at(0.95),
      scriptBytes: await side.weigh(build, side, folder),
      // Both must draw the same, or nothing is compared.
      fields: fields.filter(({ name }) => html.includes(`name="${name}"`)).length,
    });
  }
  return rows;
}

const common = (side) => ({
  root: side.folder,
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
});

async function buildServer(build, side, folder) {
  const outDir = join(folder, `twelve-fields-server-${side.name}`);
  await build({
    ...common(side),
    ssr: { noExternal: true },
    build: {
      ssr: side.server,
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'form.mjs' } },
    },
  });
  return join(outDir, 'form.mjs');
}

/** The files of the site's own build that the first interaction with a page with a form loads, as they are sent. */
async function weighOurs() {
  const client = join(webFolder, 'build', 'client');
  const report = JSON.parse(await readFile(join(webFolder, 'build', 'report.json'), 'utf8'));
  const holds = (modules) =>
    ['app/form-engine/hydrated-form.tsx', 'app/form-engine/checks.ts'].some((name) => name in modules);
  const files = Object.keys(report).filter((file) => holds(report[file]));
  const texts = (await readdir(join(client, 'assets'))).filter((name) => /^nl-forms-[^.]+\.js$/.test(name));
  const all = [...files, ...texts.map((name) => `assets/${name}`)];
  const sizes = await Promise.all(
    all.map(async (name) => (await readFile(join(client, `${name}.br`))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function weighFormkit(build, side, folder) {
  const outDir = join(folder, 'twelve-fields-browser');
  await build({
    ...common(side),
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: side.server,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?(\/|$)/],
        output: { entryFileNames: 'form.js' },
      },
    },
  });
  return brotliCompressSync(await readFile(join(outDir, 'form.js'))).length;
}
