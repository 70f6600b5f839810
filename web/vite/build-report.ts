import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** For each chunk of the browser's build: the paths of its modules, and the bytes of each before minifying. */
type BuildReport = Record<string, Record<string, number>>;

export function buildReport(file: string): Plugin {
  let root = '';
  return {
    name: 'build-report',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle(_, bundle) {
      const report: BuildReport = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        report[chunk.fileName] = Object.fromEntries(
          modules.map(([id, { renderedLength }]) => [nameOf(root, id), renderedLength]),
        );
      }
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(report));
    },
  };
}

function nameOf(root: string, id: string): string {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return path.startsWith(root) ? relative(root, path) : path;
}
