import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { runAny, StopWithLine } from '../steps.mjs';

const tools = [
  ['python3', 'python'],
  ['make', 'gmake'],
  ['g++', 'c++', 'clang++'],
];

/**
 * Opens a database in memory with the driver of the content backend. It is an optional package, so npm says nothing when it
 * could not be compiled.
 * @param {string} folder of the content backend, whose packages are installed
 * @throws {StopWithLine} with the command that makes it work
 */
export async function requireDatabaseDriver(folder) {
  const open = "new (require('better-sqlite3'))(':memory:').close()";
  const { code, output } = await runAny(process.execPath, ['-e', open], { cwd: folder });
  if (code === 0) return;
  throw new StopWithLine(driverAdvice(process.platform, missingTools(process.env.PATH), output));
}

/**
 * @param {NodeJS.Platform} platform
 * @param {readonly string[]} missing names of commands
 * @param {string} output what loading the driver printed
 */
export function driverAdvice(platform, missing, output) {
  const [reason = 'it ended without a word'] = /^\w*Error: .+/m.exec(output) ?? [];
  const command =
    platform === 'darwin' ? 'xcode-select --install' : 'sudo apt-get install python3 make g++   (on Debian)';
  const advice =
    missing.length > 0
      ? [
          `It has to be compiled for this Node, and ${missing.join(', ')} was not found. Install it:`,
          `  ${command}`,
        ]
      : [
          'It has to be compiled for this Node, whose headers npm downloads. Without a network, say where they are:',
          '  npm_config_nodedir=/usr/local   (the folder with include/node/node.h)',
        ];
  return [
    `The database driver (better-sqlite3) does not load: ${reason}`,
    ...advice,
    'Or take Node 24 or 26, for which the driver brings builds for common machines. Then try again.',
  ].join('\n');
}

function missingTools(path = '') {
  const folders = path.split(delimiter);
  const isThere = (name) => folders.some((folder) => existsSync(join(folder, name)));
  return tools.filter((names) => !names.some(isThere)).map(([name]) => name);
}
