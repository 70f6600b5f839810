import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';

import { makeCluster } from '../../scripts/install/postgres.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { startMeasured } from '../measured-process.mjs';

/** A PostgreSQL of the benchmark's own, as safe with what it stores as Debian sets it up. */
export async function startPostgres(folder) {
  await mkdir(folder, { recursive: true });
  const { programs, data, owner } = await makeCluster(folder);
  const port = await freePort();
  const program = join(programs, 'postgres');
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  // It does not run as root, and takes the place of the program that changes its user.
  const as = owner && ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups', program];
  const measured = await startMeasured('PostgreSQL', {
    ...(as ? { command: 'setpriv', args: [...as, ...args] } : { command: program, args }),
    cwd: folder,
    ready: () => accepts(port),
  });
  const url = `postgres://postgres@127.0.0.1:${port}/fair`;
  execFileSync(join(programs, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'fair']);
  return { url, measured };
}

/** It listens once it can be asked. */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
