import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  readBackupKey,
  readBackupPlace,
  readBackups,
  type BackupSettings,
} from '../../../config/environment/backups';
import { bucketVariables, readBucket } from '../../../config/environment/bucket';
import { readDatabase } from '../../../config/environment/database';
import { CannotStart } from '../storage/cannot-start';
import { makeFilesPrivate } from '../storage/private-files';
import { backUp, type Fair } from './backup';
import { momentOf, type Manifest } from './archive-format';
import { drill } from './drill';
import { environmentFile } from './environment-file';
import { archiveFile } from './places/folder';
import { openPlace, type Archive } from './places/place';
import { restore, type Restore } from './restore';
import { postgresTarget, sqliteTarget } from './targets';

const usage =
  'Use: npm run backup [-- --to FOLDER], npm run drill, or npm run restore -- --from ARCHIVE [--key …] [--to …] [--env FILE].';

/** Seen from `cms/dist/src/platform/backups`, where the compiled file lives. */
const defaultDataDir = path.resolve(__dirname, '../../../../../data');

interface Options {
  from?: string | undefined;
  to?: string | undefined;
  key?: string | undefined;
  env?: string | undefined;
  json?: boolean | undefined;
}

const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const commands: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  async backup(options) {
    const { fair, settings } = await runningFair(options);
    const made = await backUp(fair, settings);
    console.log(`${summary(made.manifest)}.`);
    for (const name of made.deleted)
      console.log(`Deleted ${name}, which no day, week or month needs any more.`);
    console.log(`Made ${made.name}, ${megabytes(made.bytes)}, in ${seconds()}.`);
  },

  async drill(options) {
    const { fair, settings } = await runningFair(options);
    const { name, manifest } = await drill(fair, settings);
    if (options.json) console.log(JSON.stringify({ archive: name, rows: rowsOf(manifest) }));
    else
      console.log(
        `Restored ${name} on trial in ${seconds()}: ${summary(manifest)}; all as it was backed up.`,
      );
  },

  async restore({ from, to, key, env }) {
    if (!from) throw new CannotStart(usage);
    const settingsFile = settingsFileOf(env);
    const places = { ...placesOf(to), environmentFile: settingsFile, defaultDataDir };
    const order = {
      from: await archiveAt(from),
      key: readBackupKey({ BACKUP_KEY: key ?? process.env.BACKUP_KEY }),
    };
    const { about, manifest } = await restore({ ...order, ...places });
    console.log(`The fair of ${about.site} as it was at ${about.createdAt}.`);
    console.log(`${summary(manifest)}; all compared with what was backed up.`);
    console.log(`Made by version ${about.program} with Strapi ${about.strapi}.`);
    console.log(
      `Restored to ${placeNames(places)}, settings and secrets to ${settingsFile}, in ${seconds()}.`,
    );
  },
};

async function run(): Promise<void> {
  makeFilesPrivate();
  const [name = '', ...args] = process.argv.slice(2);
  const text = { type: 'string' } as const;
  const options = { from: text, to: text, key: text, env: text, json: { type: 'boolean' } as const };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CannotStart(usage);
  await command(parseArgs({ args, options }).values);
}

async function runningFair({ to, env }: Options): Promise<{ fair: Fair; settings: BackupSettings }> {
  const settings = readBackups(to ? { ...process.env, ...inFolder(to) } : process.env);
  if (!settings)
    throw new CannotStart(
      'Say where the backups are: set BACKUP_DIR or BACKUP_S3_BUCKET, or add --to FOLDER.',
    );
  // Reads the environment, which a restore cannot do yet.
  const { environment } = await import('../../../config/environment/index.js');
  const { siteUrl: site, dataDir, bucket, postgres, minFreeBytes } = environment;
  const fair = { site, dataDir, bucket, postgres, minFreeBytes, environmentFile: settingsFileOf(env) };
  return { fair, settings };
}

function inFolder(folder: string): Record<string, string> {
  const none = Object.keys(bucketVariables(null, 'BACKUP_S3')).map((name) => [name, '']);
  return { ...Object.fromEntries(none), BACKUP_DIR: folder };
}

/** An archive to restore: a file, or the name alone of one in the bucket of `BACKUP_S3_…`. */
async function archiveAt(from: string): Promise<Archive> {
  const place = readBackupPlace(process.env);
  const isInBucket = place?.kind === 'bucket' && momentOf(from) !== null && !existsSync(from);
  return isInBucket ? (await openPlace(place)).archive(from) : archiveFile(path.resolve(from));
}

function settingsFileOf(env: string | undefined): string {
  return env ? path.resolve(env) : environmentFile;
}

/**
 * The target of a restore. `--to` is a database of PostgreSQL or a data folder; without it, the settings of
 * this machine decide.
 */
function placesOf(to: string | undefined): Pick<Restore, 'dataDir' | 'bucket' | 'target'> {
  const bucket = readBucket(process.env);
  const isUrl = (text: string) => /^[a-z]+:\/\//i.test(text);
  const setFolder = path.resolve(process.env.DATA_DIR?.trim() || defaultDataDir);
  const url = to === undefined ? process.env.DATABASE_URL?.trim() : isUrl(to) ? to : undefined;
  const postgres = url ? readDatabase({ DATABASE_URL: url, DATABASE_CA: process.env.DATABASE_CA }) : null;
  if (url && postgres) return { dataDir: setFolder, bucket, target: postgresTarget(postgres, url) };
  const dataDir = to === undefined ? setFolder : path.resolve(to);
  return { dataDir, bucket, target: sqliteTarget(dataDir) };
}

function placeNames({ dataDir, bucket, target }: ReturnType<typeof placesOf>): string {
  const inBucket = bucket ? `, its uploads to the bucket ${bucket.name}` : '';
  return (target.kind === 'sqlite' ? dataDir : `${target.name}, its files to ${dataDir}`) + inBucket;
}

function rowsOf({ tables }: Manifest): number {
  return tables.reduce((sum, one) => sum + one.rows, 0);
}

function summary(manifest: Manifest): string {
  const { tables, files, schema } = manifest;
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
  return `${rowsOf(manifest)} rows of ${tables.length} tables (schema ${schema}) and ${files.length} files, ${megabytes(bytes)}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

// Work that stops without an end would end the process, and that is no success.
process.exitCode = 1;
run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
    process.exit(1);
  },
);
