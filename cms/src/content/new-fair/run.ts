import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { CannotStart } from '../../platform/storage/cannot-start';
import { beginStart, endStart } from '../../platform/storage/start';
import { applyFair } from './apply';
import { readFair } from './read-fair';
import { fairErrors } from './texts';

/** Seen from `cms/dist/src/content/new-fair`, where the compiled file lives. */
const appDir = path.resolve(__dirname, '../../../..');

/** In the place of an administrator, in the log of what staff did. */
const who = { id: 0, email: 'npm run new-fair' };

/** Reads a file with a fair, and makes the fair of the database that one. */
async function run(file: string | undefined): Promise<string[]> {
  if (file === undefined) throw new CannotStart(fairErrors.usage);
  let given: unknown;
  try {
    given = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new CannotStart(fairErrors.unreadable(file));
  }
  const fair = readFair(given);
  if (Array.isArray(fair)) {
    const lines = fair.map((problem) => `${problem.field}: ${problem.text}`);
    throw new CannotStart([fairErrors.notAFair, ...lines].join('\n'));
  }
  await beginStart();
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  try {
    app.log.level = 'warn';
    await app.load();
    const said = await applyFair(app, who, fair);
    if (said === null) throw new CannotStart(fairErrors.noSite);
    return said;
  } finally {
    await app.destroy();
    await endStart();
  }
}

run(process.argv[2]).then(
  (said) => {
    for (const line of said) console.log(line);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof CannotStart ? error.message : error);
    process.exit(1);
  },
);
