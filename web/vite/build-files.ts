import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildsFolder } from '../server/pages/builds-folder.ts';

export interface BuildMark {
  id: string;
  /** When it was built, in ms since 1970. */
  timestamp: number;
}

/**
 * A build step: `builds/latest.json` names this build, `builds/meta/{id}.json` describes it. The descriptions of earlier
 * builds in the same folder stay. `folder` is where the client's files are written.
 */
export function buildFiles(build: BuildMark, folder: string): Plugin {
  // Read now: the folder is emptied before the first file is written.
  const earlier = earlierMetas(join(folder, buildsFolder, 'meta'));
  return {
    name: 'build-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const emit = (fileName: string, source: string) => {
        this.emitFile({ type: 'asset', fileName: `${buildsFolder}/${fileName}`, source });
      };
      for (const [name, source] of earlier) emit(`meta/${name}`, source);
      emit(`meta/${build.id}.json`, JSON.stringify(build));
      emit('latest.json', JSON.stringify(build));
    },
  };
}

function earlierMetas(folder: string): Map<string, string> {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch {
    // The first build has none.
    return new Map();
  }
}
