import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';

import { commands } from '../../../scripts/programs.mjs';
import { z } from 'zod';
import { seededData } from './seeded-data';

/** A route of the content backend, as its router has it: `/api/users/:id`, or with a pattern as `/uploads/(.*)`. */
export interface BackendRoute {
  method: string;
  path: string;
}

const listed = z.array(z.object({ path: z.string(), methods: z.array(z.string()) }));

/** Loads the built backend, as starting it does, and says what its router answers. */
const program = `
const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: require('node:path').resolve('dist') });
strapi.log.level = 'error';
strapi.load().then(() => {
  strapi.server.mount();
  const routes = strapi.server.listRoutes().map(({ path, methods }) => ({ path, methods }));
  process.stdout.write('\\n' + JSON.stringify(routes) + '\\n', () => process.exit(0));
});
`;

/** Every route that the built content backend has, those of its admin included. */
export async function backendRoutes(): Promise<BackendRoute[]> {
  const { dataDir, secrets } = await seededData();
  const env = { ...process.env, ...secrets, NODE_ENV: 'production', DATA_DIR: dataDir };
  const options = { cwd: commands.cms.cwd, env, maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], options);
  await rm(dataDir, { recursive: true, force: true });
  const routes = listed.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  return routes.flatMap(({ path, methods }) => methods.map((method) => ({ method, path })));
}
