import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = join(dirname(fileURLToPath(import.meta.url)), '..', 'cms', 'seed', 'content');
const text = (quoted) => quoted.slice(1, -1).replaceAll("\\'", "'");
const STRING = `('(?:[^'\\\\]|\\\\.)*'|"[^"]*")`;

/** Exhibitors that have a logo, as the content lists them. */
export async function companies() {
  const source = await readFile(join(content, 'exhibitors', 'roster.ts'), 'utf8');
  const entry = new RegExp(
    `slug: ${STRING},\\s*name: ${STRING},\\s*kind: ${STRING},\\s*logo: (true|false)`,
    'g',
  );
  return [...source.matchAll(entry)]
    .filter((m) => m[4] === 'true')
    .map((m) => ({ slug: text(m[1]), name: text(m[2]), kind: text(m[3]) }));
}

/** Documents of one folder or file of the content, by their slug and one more field. */
export async function listed(folder, field) {
  const files = folder.endsWith('.ts')
    ? [folder]
    : (await readdir(join(content, folder)).catch(() => []))
        .filter((f) => f.endsWith('.ts'))
        .map((f) => `${folder}/${f}`);
  const entry = new RegExp(
    `slug: ${STRING},\\s*${field}: ${STRING}|${field}: ${STRING},\\s*slug: ${STRING}`,
    'g',
  );
  const found = await Promise.all(
    files.map(async (f) => [...(await readFile(join(content, f), 'utf8').catch(() => '')).matchAll(entry)]),
  );
  return found.flat().map((m) => ({ slug: text(m[1] ?? m[4]), [field]: text(m[2] ?? m[3]) }));
}
