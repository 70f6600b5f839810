import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from './programs';

const web = fileURLToPath(new URL('../..', import.meta.url));

export interface SecondBuild {
  id: string;
  /** How to start its server. */
  command: Command;
}

/** The names of the files under `/assets/` of the build that is there. */
export const assetsOfBuild = () => readdir(join(web, 'build/client/assets'));

export async function idOfBuild(): Promise<string> {
  const text = await readFile(join(web, 'build/client/builds/latest.json'), 'utf8');
  const [, id = ''] = /"id":"(\w+)"/.exec(text) ?? [];
  return id;
}

/**
 * Makes another build of the site in a folder: the same code under another id and a later time, in which no file has the
 * name of one in the build that is there, so that a page which mixes the two is found out.
 */
export async function makeSecondBuild(folder: string): Promise<SecondBuild> {
  const firstId = await idOfBuild();
  const id = `${firstId}b`;
  const build = join(folder, 'build');
  await cp(join(web, 'build'), build, { recursive: true });
  for (const name of ['node_modules', 'package.json']) await symlink(join(web, name), join(folder, name));

  const names = new Set((await assetsOfBuild()).filter((name) => !isPacked(name)));
  const newName = (name: string) =>
    name.includes(firstId)
      ? name.replace(firstId, id)
      : name.replace(/\.(\w+)$/, (_whole, extension: string) => `b.${extension}`);
  const rewritten = (text: string) =>
    text
      .replace(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => (names.has(name) ? newName(name) : name))
      .replace(new RegExp(`\\b${firstId}\\b`, 'g'), id);

  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // The server compresses what is not there.
    if (isPacked(file)) await rm(file);
    else if (isText(file)) await writeFile(file, rewritten(await readFile(file, 'utf8')));
  }
  const assets = join(build, 'client/assets');
  for (const name of names) await rename(join(assets, name), join(assets, newName(name)));
  const mark = JSON.stringify({ id, timestamp: Date.now() });
  await writeFile(join(build, 'client/builds/latest.json'), mark);
  await writeFile(join(build, `client/builds/meta/${id}.json`), mark);
  return { id, command: { cwd: web, args: [join(build, 'server/index.js')] } };
}

const isPacked = (file: string) => ['.br', '.gz'].includes(extname(file));
const isText = (file: string) => ['.js', '.css', '.json'].includes(extname(file));
