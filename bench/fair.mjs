import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { rootFolder } from '../scripts/packages.mjs';
import { throwAwaySecrets } from '../scripts/environment.mjs';
import { freePort } from '../scripts/ports.mjs';
import { run, StopWithLine } from '../scripts/steps.mjs';
import { fillWithExhibitors } from './many-exhibitors.mjs';
import { startMeasured } from './measured-process.mjs';

/** The second day of the fair, so that what pages say of now does not depend on when they are measured. */
const fairNow = '2026-11-20T10:00:00+01:00';

/** The built program of a checkout, and its folder. */
function programIn(root, folder, file) {
  const cwd = join(root, folder);
  const program = join(cwd, file);
  if (!existsSync(program)) throw new StopWithLine(`${program} is not there: build that checkout first.`);
  return { cwd, args: [program] };
}

/**
 * The demo fair's content backend on a free port, over a folder that is thrown away.
 * @param {{ exhibitors?: number, root?: string, environment?: Record<string, string> }} how the demo fair has 120; up to so
 *   many others like them are added; `root` is the checkout to take, this one unless said; `environment` is set beside
 */
export async function startBackend(folder, { exhibitors = 0, root = rootFolder, environment = {} } = {}) {
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
    FAIR_NOW: fairNow,
    ...environment,
  };
  const failure = 'Could not make the demo fair';
  const program = programIn(root, 'cms', 'dist/src/main.js');
  await run(process.execPath, ['dist/seed/run.js'], { cwd: program.cwd, env, failure });
  fillWithExhibitors(join(folder, 'beursvloer.sqlite'), exhibitors);
  const ready = `${contentUrl}/_health`;
  const backend = await startMeasured('the content backend', { ...program, env, ready });
  return { contentUrl, env, backend };
}

/**
 * A site of its own beside that backend.
 * @param {{ name: string, env: Record<string, string | undefined>, path: string, root?: string }} how `path` is asked for until
 *   it is there; `root` is the checkout to take
 */
export async function startSite({ name, env, path, root = rootFolder }) {
  const port = env.PORT ?? String(await freePort());
  const site = `http://localhost:${port}`;
  const all = { ...env, PORT: port, SITE_URL: site };
  const measured = await startMeasured(name, {
    ...programIn(root, 'web', 'build/server/index.js'),
    env: all,
    ready: `${site}${path}`,
  });
  return { site, measured };
}
