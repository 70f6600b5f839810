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

/**
 * The files of the site's own build that filling in a form loads, as they are sent: the code that a first interaction loads, the
 * rules and their words that the first focus loads, and all that these import beside what every page starts with.
 */
async function weighOurs() {
  const client = join(webFolder, 'build', 'client');
  const report = JSON.parse(await readFile(join(webFolder, 'build', 'report.json'), 'utf8'));
  const chunkOf = (module) => Object.keys(report).find((file) => module in report[file]);
  const everyPage = await importedBy(client, [chunkOf('app/entry.client.tsx')]);
  const code = ['app/form-engine/hydrated-form.tsx', 'app/form-engine/checks.ts'].map(chunkOf);
  const texts = (await readdir(join(client, 'assets'))).filter((name) => /^nl-forms-[^.]+\.js$/.test(name));
  const all = await importedBy(client, [...code, ...texts.map((name) => `assets/${name}`)]);
  const sizes = await Promise.all(
    [...all].filter((file) => !everyPage.has(file)).map((file) => compressedBytes(join(client, file))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** These chunks and all that they import, but for what they load later. */
async function importedBy(client, chunks, found = new Set()) {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const code = await readFile(join(client, chunk), 'utf8');
    const imports = code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g);
    await importedBy(
      client,
      [...imports].map(([, name]) => `assets/${name}`),
      found,
    );
  }
  return found;
}

/** Very small files have no compressed copy. */
const compressedBytes = async (file) => (await readFile(`${file}.br`).catch(() => readFile(file))).length;

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
