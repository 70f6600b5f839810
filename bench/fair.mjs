import { join } from 'node:path';

import { throwAwaySecrets } from '../scripts/environment.mjs';
import { freePort } from '../scripts/ports.mjs';
import { COMMANDS } from '../scripts/programs.mjs';
import { run } from '../scripts/steps.mjs';
import { fillWithExhibitors } from './many-exhibitors.mjs';
import { startMeasured } from './measured-process.mjs';

/** The second day of the fair, so that what pages say of now does not depend on when they are measured. */
const FAIR_NOW = '2026-11-20T10:00:00+01:00';

/**
 * The demo fair's content backend on a free port, over a folder that is thrown away.
 * @param {{ exhibitors?: number }} how the demo fair has 120; up to so many others like them are added
 */
export async function startBackend(folder, { exhibitors = 0 } = {}) {
  const port = await freePort();
  const contentUrl = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...throwAwaySecrets(),
    NODE_ENV: 'production',
    DATA_DIR: folder,
    CMS_PORT: String(port),
    CMS_HOST: '127.0.0.1',
    CONTENT_URL: contentUrl,
    FAIR_NOW,
  };
  const failure = 'Could not make the demo fair';
  await run(process.execPath, ['dist/seed/run.js'], { cwd: COMMANDS.cms.cwd, env, failure });
  fillWithExhibitors(join(folder, 'beursvloer.sqlite'), exhibitors);
  const ready = `${contentUrl}/_health`;
  const backend = await startMeasured('the content backend', { ...COMMANDS.cms, env, ready });
  return { contentUrl, env, backend };
}

/**
 * A site of its own beside that backend.
 * @param {{ name: string, env: Record<string, string | undefined>, path: string }} how `path` is asked for until it is there
 */
export async function startSite({ name, env, path }) {
  const port = env.PORT ?? String(await freePort());
  const site = `http://localhost:${port}`;
  const all = { ...env, PORT: port, SITE_URL: site };
  const measured = await startMeasured(name, { ...COMMANDS.web, env: all, ready: `${site}${path}` });
  return { site, measured };
}
