import { execFileSync } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';

import { ensurePostgres } from '../../scripts/install/postgres.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { startMeasured } from '../measured-process.mjs';

/** A PostgreSQL of the benchmark's own, as safe with what it stores as Debian sets it up. */
export async function startPostgres(folder) {
  const programs = await ensurePostgres();
  const owner = ownerOfClusters();
  await mkdir(folder, { recursive: true });
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const settings = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), settings, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const program = join(programs, 'postgres');
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  // It does not run as root, and takes the place of the program that changes its user.
  const as = owner && ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups', program];
  const measured = await startMeasured('PostgreSQL', {
    ...(as ? { command: 'setpriv', args: [...as, ...args] } : { command: program, args }),
    ...{ cwd: folder, ready: () => accepts(port) },
  });
  const url = `postgres://postgres@127.0.0.1:${port}/fair`;
  execFileSync(join(programs, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'fair']);
  return { url, measured };
}

/** PostgreSQL does not run as root: the user that its package made owns the cluster then. */
function ownerOfClusters() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** It listens once it can be asked. */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
