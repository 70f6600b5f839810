import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { CannotStart } from './platform/storage/cannot-start';
import { beginStart, endStart } from './platform/storage/start';

/** Seen from `cms/dist/src`, where the compiled file lives. */
const appDir = path.resolve(__dirname, '../..');

/** Brings the tables and permissions of the database to this version, as a start does, and serves nobody. */
async function migrate(): Promise<void> {
  await beginStart();
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  try {
    app.log.level = 'warn';
    await app.load();
  } finally {
    await app.destroy();
    await endStart();
  }
}

migrate().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof CannotStart ? error.message : error);
    process.exit(1);
  },
);
