import { join } from 'node:path';

import { programEnvironment } from '../environment.mjs';
import { readEnvironmentFile } from './environment-file.mjs';
import { checkClock, checkNode, checkPorts, checkUser } from './machine.mjs';
import { askPrograms, isContentBackend, isSite } from './programs.mjs';

/**
 * Everything that is wrong with the configuration of the fair in a folder. Changes nothing, and asks nobody on the internet.
 * @param {string} root the repository's root
 * @param {Record<string, string | undefined>} given the shell's variables
 * @returns {Promise<import('./report.mjs').Finding[]>}
 */
export async function examine(root, given) {
  const { values, findings } = readEnvironmentFile(root, given);
  const env = environmentOf(root, { ...values, NODE_ENV: 'production' });
  return [
    ...findings,
    ...(await askPrograms(root, env)),
    ...(await checkPorts(portsOf(env))),
    ...checkClock([root, env.DATA_DIR], Date.now()),
    ...checkNode(process.versions.node, new Date()),
    ...checkUser(process.getuid?.()),
  ];
}

function environmentOf(root, values) {
  try {
    return programEnvironment(root, values);
  } catch {
    return { SITE_URL: 'http://localhost', DATA_DIR: join(root, 'data'), ...values };
  }
}

function portsOf(env) {
  return [
    { name: 'PORT', port: Number(env.PORT), isOurs: isSite },
    { name: 'CMS_PORT', port: Number(env.CMS_PORT), isOurs: isContentBackend },
    { name: 'METRICS_PORT', port: Number(env.METRICS_PORT), isOurs: isSite },
  ].filter(({ port }) => Number.isInteger(port) && port >= 1 && port <= 65_535);
}
