import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/**
 * Addresses, and the names under which data is stored. Moving code changes none of them: a line that goes breaks a fair that is
 * upgraded. New ones are added by `npx vitest run tests/golden -u`.
 */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

type Jobs = typeof import('../../src/platform/jobs/jobs');
type Kinds = typeof import('../../src/platform/queue/kinds');
const built = createRequire(path.resolve(import.meta.dirname, '../../dist/src/index.js'));

const lines = (texts: readonly string[]) => `${[...new Set(texts)].sort().join('\n')}\n`;

it('the routes stay', async () => {
  const routes: { path: string; methods: string[] }[] = app.strapi.server.listRoutes();
  const all = routes.flatMap(({ path: address, methods }) =>
    // One route of Strapi is there for every method.
    (methods.length > 10 ? ['ANY'] : methods)
      .filter((method) => method !== 'HEAD')
      .map((method) => `${address} ${method}`),
  );
  await expect(lines(all)).toMatchFileSnapshot('routes.txt');
});

it('the content types and components stay', async () => {
  const { contentTypes, components } = app.strapi;
  const uids = [...Object.keys(contentTypes), ...Object.keys(components)];
  await expect(lines(uids)).toMatchFileSnapshot('content-types.txt');
});

it('the tables and their columns stay', async () => {
  const found: { name: string }[] = await app.strapi.db.connection.raw(
    `select tables.name || '.' || columns.name as name
     from sqlite_master tables join pragma_table_info(tables.name) columns
     where tables.type = 'table' and tables.name not like 'sqlite_%'`,
  );
  const columns = found.map(({ name }) => name);
  await expect(lines(columns)).toMatchFileSnapshot('columns.txt');
});

it('the permissions of administrators and of visitors stay', async () => {
  const actions: string[] = app.strapi.service('admin::permission').actionProvider.keys();
  const rows = await app.strapi.db.query('plugin::users-permissions.permission').findMany();
  await expect(
    lines([...actions, ...rows.map(({ action }: { action: string }) => action)]),
  ).toMatchFileSnapshot('permissions.txt');
});

it('the names of timed jobs and of what waits to be sent stay', async () => {
  const { timedJobs }: Jobs = built('./platform/jobs/jobs');
  const { deliveryKinds }: Kinds = built('./platform/queue/kinds');
  const names = [...timedJobs.all(), ...deliveryKinds.all()].map(({ name }) => name);
  await expect(lines(names)).toMatchFileSnapshot('names.txt');
});
