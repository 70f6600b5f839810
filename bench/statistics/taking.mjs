import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { throwAwaySecrets } from '../../scripts/environment.mjs';
import { rootFolder } from '../../scripts/packages.mjs';

/** Rows per second of processor time: events that the content backend takes, and rows that Strapi's `db.query` creates. */
export async function measureTaking(folder) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(rootFolder, 'bench', 'statistics', 'taking.cjs')],
    {
      cwd: join(rootFolder, 'cms'),
      env: {
        ...process.env,
        ...throwAwaySecrets(),
        NODE_ENV: 'production',
        DATA_DIR: join(folder, 'taking'),
        SITE_URL: 'http://localhost',
      },
    },
  );
  const { taken, created } = JSON.parse(stdout.trim().split('\n').at(-1));
  return [
    { who: 'Beursvloer takes segments', perCpuSecond: taken },
    { who: "Strapi's db.query creates rows", perCpuSecond: created },
  ];
}
