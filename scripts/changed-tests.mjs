import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

import { rootFolder } from './packages.mjs';
import { roomOf } from './repository/house.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from a commit, and those that git does not know yet.
 * @param {string} since a commit or a branch
 */
export const changedFiles = (since) => [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * The runners with what a change can break: unit tests by what they import, and tests of the running programs by the names
 * of the rooms that changed. What a name does not say is left to the whole run.
 * @param {string[]} files that changed, by their paths from the root
 * @param {string} since the commit that they are compared with
 * @param {import('./test-runners.mjs').runners} all every runner, in their order
 */
export function runnersOfChange(files, since, all) {
  const isIn = (folder) => files.some((file) => file.startsWith(`${folder}/`));
  const names = [...new Set(files.filter((file) => /^(cms|web|domain)\//.test(file)).map(nameOf))];
  const related = ['--changed', since, '--passWithNoTests'];
  const named = (prefix) => [...names.map((name) => `${prefix}${name}`), '--passWithNoTests'];
  return all.flatMap((runner) => {
    switch (runner.title) {
      case 'shared rules':
        return isIn('domain') ? [runner] : [];
      case 'site, unit':
        return isIn('domain') || isIn('web') ? [{ ...runner, args: [...runner.args, ...related] }] : [];
      case 'scripts':
        return files.some((file) => /^(scripts|docs|deploy)\/|\.md$/.test(file)) ? [runner] : [];
      default: {
        const isCms = runner.title.startsWith('content backend');
        const isTouched = isCms ? isIn('cms') || isIn('domain') : names.length > 0;
        return isTouched ? [{ ...runner, args: [...runner.args, ...named(isCms ? '/' : '')] }] : [];
      }
    }
  });
}

function nameOf(file) {
  const [, ofTest] = /\/tests\/(?:e2e\/)?([\w-]+)\//.exec(file) ?? [];
  return ofTest ?? basename(roomOf(file));
}
