import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { removeEpoch } from '../src/platform/outbox/outbox';
import { fair } from './content';
import { seedFair } from './load/seed';
import { build, printFile, printOf, readyMadeIn } from './ready-made';

const appDir = path.dirname(build);

/** Builds the data folder that first starts copy. Part of the build: the secrets it runs with are thrown away. */
async function make(): Promise<void> {
  const readyMade = readyMadeIn(build);
  const making = `${readyMade}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making);
  // The configuration is read while Strapi loads.
  process.env.DATA_DIR = making;
  // It is a database of SQLite and files, wherever this machine stores its own fair.
  for (const name of Object.keys(process.env))
    if (/^(?:DATABASE_|S3_|REDIS_URL$)/.test(name)) Reflect.deleteProperty(process.env, name);
  const app = createStrapi({ appDir, distDir: build, serveAdminPanel: false });
  try {
    app.log.level = 'warn';
    await app.load();
    await seedFair(app, { fair, picturesFolder: path.join(appDir, 'seed/pictures'), log: console.log });
    // Strapi creates these at the first start, with the secrets of this build.
    await app.db.query('admin::api-token').deleteMany({});
    await removeEpoch(app);
    // Moves the write-ahead log into the database file, so that a copy of the file is complete.
    await app.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    await app.destroy();
  }
  await writeFile(path.join(making, printFile), await printOf(build));
  await openToAll(making);
  await rm(readyMade, { recursive: true, force: true });
  await rename(making, readyMade);
}

/** The build may belong to another user than the programs, and there is nothing private in it. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

make().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
