import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { TestProject } from 'vitest/node';
import { seedFair } from '../../seed/load/seed';
import { startApp } from './app';
import { fair, logo, street } from './fair';
import { inDatabase, startPostgres, templateDatabase } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder in which the small fair is loaded; every test file starts from a copy. */
    template: string;
    /** The data folder of apps that end with their process: it goes with the run. */
    shared: string;
    /** The URL of the PostgreSQL server that the project `postgres` runs on. */
    postgres: string;
    /** The pictures that the small fair refers to. */
    pictures: string;
  }
}

/** Compiles the server, loads the small fair once, and hands the result to the test files. */
export default async function makeTemplate(project: TestProject) {
  const server = project.name === 'postgres' ? await startPostgres() : null;
  if (server) await inDatabase(server.urlOf('postgres'), `create database ${templateDatabase}`);
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], {
    stdio: 'inherit',
  });

  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-template-'));
  const pictures = path.join(folder, 'pictures');
  for (const [key, width, height] of [
    [logo.key, 240, 120],
    [street.key, 640, 360],
  ] as const) {
    await mkdir(path.dirname(path.join(pictures, key)), { recursive: true });
    const image = sharp({ create: { width, height, channels: 3, background: '#f68220' } });
    await image.webp().toFile(path.join(pictures, `${key}.webp`));
  }

  const environment = { DATABASE_URL: server?.urlOf(templateDatabase) ?? '' };
  const app = await startApp(undefined, { environment });
  const template = path.join(folder, 'data');
  try {
    await seedFair(app.strapi, { fair, picturesFolder: pictures, log: () => undefined });
    // Moves the write-ahead log into the database file, so that a copy of the folder is complete.
    if (!server) await app.strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
    await cp(app.dataDir, template, { recursive: true });
  } finally {
    await app.stop();
  }
  const shared = path.join(folder, 'shared');
  await mkdir(shared);
  project.provide('template', template);
  project.provide('shared', shared);
  project.provide('pictures', pictures);
  if (server) project.provide('postgres', server.urlOf('postgres'));
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
