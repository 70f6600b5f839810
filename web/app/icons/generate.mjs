/**
 * Writes lucide.ts: the drawings of the icons in names.json, taken from the lucide collection, which weighs half a megabyte.
 * Other icons that editors pick come from our own server, so visitors call nobody else unless `ICON_HOSTS` says so.
 * Run it after changing the list: node app/icons/generate.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const collection = JSON.parse(await readFile(require.resolve('@iconify-json/lucide/icons.json'), 'utf8'));
const names = JSON.parse(await readFile(new URL('./names.json', import.meta.url), 'utf8')).sort();

/** The drawing of one icon, without the stroke settings that all lucide icons share: the svg element has those. */
function drawing(name) {
  const parent = collection.aliases?.[name]?.parent ?? name;
  const icon = collection.icons[parent];
  if (!icon) throw new Error(`lucide has no icon named ${name}`);
  const shared =
    / ?(fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;
  return icon.body.replaceAll(shared, '').replace(/^<g>(.*)<\/g>$/, '$1');
}

const lines = names.map((name) => `  '${name}': '${drawing(name)}',`);
await writeFile(
  new URL('./lucide.ts', import.meta.url),
  `// prettier-ignore\n/** Drawings from lucide (ISC licence), written by generate.mjs; edit names.json and run that. */\nexport const lucide = {\n${lines.join('\n')}\n} as const;\n`,
);
