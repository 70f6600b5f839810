import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { rootFolder } from './packages.mjs';

/** Copies the files that git has or would add, as a clone has them, and returns the folder that they are in. */
export function copyOfTree(folder) {
  const target = join(folder, 'beursvloer');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: rootFolder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // Git lists what was deleted since the last commit as well.
  for (const name of listed.split('\0').filter((one) => one && existsSync(join(rootFolder, one)))) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(join(rootFolder, name), join(target, name));
  }
  return target;
}
