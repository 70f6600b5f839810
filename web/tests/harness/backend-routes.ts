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
  /** It is for the site, with a secret, or for visitors, signed in or not: a role of the site's has its permission. */
  isForSite: boolean;
}

const listed = z.array(z.object({ path: z.string(), methods: z.array(z.string()), isForSite: z.boolean() }));

/** Loads the built backend, as starting it does, and says what its router answers. */
const program = `
const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: require('node:path').resolve('dist') });
strapi.log.level = 'error';
const registered = [];
const api = strapi.server.api('content-api');
const register = api.routes.bind(api);
api.routes = (added) => {
  const { prefix = '', routes } = Array.isArray(added) ? { routes: added } : added;
  for (const route of routes) registered.push({ key: route.method + ' /api' + prefix + route.path, route });
  return register(added);
};
strapi.load().then(async () => {
  strapi.server.mount();
  const rows = await strapi.db.query('plugin::users-permissions.permission').findMany({ where: { role: { id: { $notNull: true } } } });
  const given = new Set(rows.map(({ action }) => action));
  // Strapi writes into a route whose permission it needs; false is none.
  const isOpen = ({ config: { auth } }) => auth === false || (auth?.scope ?? []).some((action) => given.has(action));
  const open = new Set(registered.filter(({ route }) => isOpen(route)).map(({ key }) => key));
  const routes = strapi.server.listRoutes().map(({ path, methods }) => ({
    path, methods, isForSite: methods.some((method) => open.has(method + ' ' + path)),
  }));
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
  return routes.flatMap(({ path, methods, isForSite }) =>
    methods.map((method) => ({ method, path, isForSite })),
  );
}
