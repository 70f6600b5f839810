import path from 'node:path';
import { readBackups, type BackupSettings } from './backups';
import { readBucket, type BucketSettings } from './bucket';
import { readCaptcha, type CaptchaSettings } from './captcha';
import { readDatabase, type PostgresSettings } from './database';
import { readFirebase, type FirebaseSettings } from './firebase';
import { readLog, type LogSettings } from './log';
import { readMailFrom, type Mailbox } from './mail';
import { readPush, type PushSettings } from './push';
import { readRedis } from './redis';
import { readSignIn, type SignInProvider } from './sign-in';
import { readStatistics, type StatisticsSettings } from './statistics';

export interface Environment {
  production: boolean;
  /** Holds the database (unless that is PostgreSQL), the uploads and the outgoing mail. */
  dataDir: string;
  /** The PostgreSQL that holds the data; null for SQLite in the data folder. */
  postgres: PostgresSettings | null;
  backups: BackupSettings | null;
  redisUrl: string | null;
  /** The bucket that holds the uploads; null for the data folder. */
  bucket: BucketSettings | null;
  /** The space that stays free on its disk; below it, requests that make the data grow are rejected. */
  minFreeBytes: number;
  host: string;
  port: number;
  /** The socket to listen on instead, which stays open while another process takes our place; null opens one. */
  socket: { fd: number } | null;
  drainMs: number;
  /** The public URL of the site, without a slash at the end. */
  siteUrl: string;
  /** The moment at which the fair's clock stands still, in ms since 1970; null while it runs. */
  fairNow: number | null;
  appKeys: string[];
  adminJwtSecret: string;
  apiTokenSalt: string;
  transferTokenSalt: string;
  encryptionKey: string;
  jwtSecret: string;
  /** Signs the links with which the site shows drafts; the site knows it too. */
  previewSecret: string;
  /** Signs the codes of badges and the links of visitors. */
  badgeSecret: string;
  /** The secret with which the site asks for changes and hands over files; null when no site does. */
  purgeSecret: string | null;
  /** The mail server, as `smtp://user:password@host:port` or `smtps://…`; null writes e-mails to a folder. */
  smtpUrl: string | null;
  mailFrom: Mailbox;
  /** Where replies go; null leaves it to the content. */
  mailReplyTo: string | null;
  /** The OAuth services to sign in with, in the order of the buttons. */
  signIn: SignInProvider[];
  firebase: FirebaseSettings | null;
  captcha: CaptchaSettings;
  push: PushSettings | null;
  log: LogSettings;
  statistics: StatisticsSettings;
  /** The id that the starting script gave this process; null when it was started by hand. */
  startId: string | null;
  /** The first admin account, created by the seed when there is none. */
  firstAdmin: { email: string; password: string } | null;
}

type Source = Record<string, string | undefined>;

function pinnedMoment(text: string | undefined): number | null {
  if (!text) return null;
  const moment = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(moment))
    throw new Error('The environment variable FAIR_NOW must be a moment such as 2027-02-09T11:40:00+01:00.');
  return moment;
}

/**
 * Reads the environment. Secrets have no default: a missing or malformed variable throws an Error whose message
 * is one line that names the variable. `defaultDataDir` is used when DATA_DIR is not set.
 */
export function readEnvironment(source: Source, defaultDataDir: string): Environment {
  const text = (name: string, fallback: string) => source[name]?.trim() || fallback;
  const siteUrl = webUrl('SITE_URL', text('SITE_URL', `http://localhost:${text('PORT', '3000')}`));

  return {
    production: source.NODE_ENV === 'production',
    dataDir: path.resolve(text('DATA_DIR', defaultDataDir)),
    postgres: readDatabase(source),
    backups: readBackups(source),
    redisUrl: readRedis(source),
    bucket: readBucket(source),
    minFreeBytes: readMinFreeBytes(source),
    host: text('CMS_HOST', '127.0.0.1'),
    port: portNumber('CMS_PORT', text('CMS_PORT', '1337')),
    socket: readSocket(source),
    drainMs: readDrainMs(source),
    siteUrl,
    fairNow: pinnedMoment(source.FAIR_NOW?.trim()),
    appKeys: secret(source, 'APP_KEYS')
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== ''),
    adminJwtSecret: secret(source, 'ADMIN_JWT_SECRET'),
    apiTokenSalt: secret(source, 'API_TOKEN_SALT'),
    transferTokenSalt: secret(source, 'TRANSFER_TOKEN_SALT'),
    encryptionKey: secret(source, 'ENCRYPTION_KEY'),
    jwtSecret: secret(source, 'JWT_SECRET'),
    previewSecret: secret(source, 'PREVIEW_SECRET'),
    badgeSecret: secret(source, 'BADGE_SECRET'),
    purgeSecret: source.PURGE_SECRET?.trim() ? secret(source, 'PURGE_SECRET') : null,
    smtpUrl: mailServer(source.SMTP_URL?.trim()),
    mailFrom: readMailFrom(source),
    mailReplyTo: source.MAIL_REPLY_TO?.trim() || null,
    signIn: readSignIn(source),
    firebase: readFirebase(source, siteUrl),
    captcha: readCaptcha(source),
    push: readPush(source),
    log: readLog(source),
    statistics: readStatistics(source),
    startId: source.START_ID?.trim() || null,
    firstAdmin: readFirstAdmin(source),
  };
}

function secret(source: Source, name: string): string {
  const value = source[name]?.trim();
  if (!value) throw new Error(`The environment variable ${name} is missing: it needs a random secret.`);
  if (value.length < 16)
    throw new Error(`The environment variable ${name} is too short: use 16 characters or more.`);
  return value;
}

function portNumber(name: string, value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) {
    throw new Error(`The environment variable ${name} is "${value}", which is not a port number.`);
  }
  return port;
}

function webUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(`The environment variable ${name} is "${value}", which is not an http or https URL.`);
  }
  return value.replace(/\/+$/, '');
}

/** The value holds a password, so messages do not repeat it. */
function mailServer(value: string | undefined): string | null {
  if (!value) return null;
  if (!URL.canParse(value) || !/^smtps?:$/.test(new URL(value).protocol)) {
    throw new Error('The environment variable SMTP_URL is not a URL such as smtp://user:password@host:587.');
  }
  return value;
}

function readFirstAdmin(source: Source): Environment['firstAdmin'] {
  const email = source.ADMIN_EMAIL?.trim();
  const password = source.ADMIN_PASSWORD;
  if (!email && !password) return null;
  if (!email) throw new Error('The environment variable ADMIN_EMAIL is missing beside ADMIN_PASSWORD.');
  if (!password) throw new Error('The environment variable ADMIN_PASSWORD is missing beside ADMIN_EMAIL.');
  return { email, password };
}

const bytesPerMegabyte = 1024 * 1024;

function readMinFreeBytes(source: Source): number {
  const value = source.MIN_FREE_MB?.trim() || '100';
  if (!/^\d{1,7}$/.test(value))
    throw new Error(
      `The environment variable MIN_FREE_MB is "${value}", which is not a number of megabytes.`,
    );
  return Number(value) * bytesPerMegabyte;
}

function readDrainMs(source: Source): number {
  const value = source.DRAIN_MS?.trim() || '500';
  if (!/^\d{1,5}$/.test(value) || Number(value) > 60_000)
    throw new Error(
      `The environment variable DRAIN_MS is "${value}", which is not a number of milliseconds up to 60000.`,
    );
  return Number(value);
}

/** The first of the sockets that systemd hands over (sd_listen_fds(3)). Processes that we start inherit the words, and are not meant. */
function readSocket(source: Source): { fd: number } | null {
  return Number(source.LISTEN_PID) === process.pid && Number(source.LISTEN_FDS) >= 1 ? { fd: 3 } : null;
}
