import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What went into each script of the browser's build: the path of a module, and its bytes before they were minified. */
type PartsList = Record<string, Record<string, number>>;

/** A build step: writes to `file` what is in each script for the browser, for the report of weigh.mjs. */
export function partsList(file: string): Plugin {
  let root = '';
  return {
    name: 'parts-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle(_, bundle) {
      const parts: PartsList = {};
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        const modules = Object.entries(part.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        parts[part.fileName] = Object.fromEntries(
          modules.map(([id, { renderedLength }]) => [nameOf(root, id), renderedLength]),
        );
      }
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(parts));
    },
  };
}

/** A module as people name it: below the site's folder, without what bundlers put around it. */
function nameOf(root: string, id: string): string {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return path.startsWith(root) ? relative(root, path) : path;
}
