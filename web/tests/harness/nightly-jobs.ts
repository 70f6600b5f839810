import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';

import { commands } from '../../../scripts/programs.mjs';
import { seededData } from './seeded-data';

/** Loads the built backend over the data of a fair, and does what it does at night. */
const program = `
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.resolve('dist') });
strapi.log.level = 'error';
strapi.load().then(async () => {
  const { timedJobs } = require(path.resolve('dist/src/platform/jobs/jobs.js'));
  for (const { name, work } of timedJobs.all().filter(({ name }) => name.startsWith('delete'))) await work(strapi, Date.now());
  process.exit(0);
});
`;

/** Deletes what has expired by the clock of `environment`, as the nights in between would have done. */
export async function runNightlyJobs({
  dataDir,
  environment,
}: {
  dataDir: string;
  environment: Record<string, string>;
}): Promise<void> {
  const { secrets, dataDir: unused } = await seededData();
  await rm(unused, { recursive: true, force: true });
  const env = { ...process.env, ...secrets, ...environment, NODE_ENV: 'production', DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['-e', program], { cwd: commands.cms.cwd, env });
}
