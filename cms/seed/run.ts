import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { environment } from '../config/environment';
import { closeToOthers } from '../src/platform/storage/private-files';
import { beginStart, endStart } from '../src/platform/storage/start';
import { fair } from './content';
import { openFileStore } from './load/file-store';
import { makeFirstAdmin } from './load/first-admin';
import { seedFair } from './load/seed';
import { copyReadyMade } from './ready-made';

/** Seen from `cms/dist/seed`, where the compiled file lives. */
const appDir = path.resolve(__dirname, '../..');

function log(line: string): void {
  console.log(line);
}

/** Creates the first admin account and the demo fair, each only when there is none. */
async function run(): Promise<void> {
  await beginStart();
  const { bucket, dataDir, postgres } = environment;
  // The ready-made fair is a database of SQLite.
  if (!postgres && (await copyReadyMade(dataDir, await openFileStore(bucket, dataDir)))) {
    // Copies have the modes of the build.
    await closeToOthers(dataDir);
    log('Copied the fair that was made while building.');
  }
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  try {
    app.log.level = 'warn';
    await app.load();
    await makeFirstAdmin(app, environment.firstAdmin, log);
    await seedFair(app, { fair, picturesFolder: path.join(appDir, 'seed/pictures'), log });
  } finally {
    await app.destroy();
    await endStart();
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
