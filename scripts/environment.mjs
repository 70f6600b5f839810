import { createECDH, randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { backupKey } from './backup-key.mjs';
import { StopWithLine } from './steps.mjs';

const secret = () => randomBytes(32).toString('base64url');

/** A private key of P-256, with which push services know the site. Another one loses every device that wants messages. */
function pushKey() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Node drops zeros in front.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

/** The values that a first run generates. Code has no defaults: without `.env` there is no secret to guess. */
const generators = {
  APP_KEYS: () => `${secret()},${secret()}`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  PREVIEW_SECRET: secret,
  BADGE_SECRET: secret,
  PURGE_SECRET: secret,
  PUSH_PRIVATE_KEY: pushKey,
  ENCRYPTION_KEY: secret,
  BACKUP_KEY: backupKey,
  ADMIN_EMAIL: () => 'beheer@beurs.example',
  // Strapi requires a lower-case letter, an upper-case letter and a digit; the prefix has them.
  ADMIN_PASSWORD: () => `Bv1-${randomBytes(15).toString('base64url')}`,
};

export const generatedNames = Object.keys(generators);

/**
 * Reads KEY=value lines; blank lines and lines that start with # are skipped, quotes around a value dropped.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnvironment(text) {
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match) values[match[1]] = match[2].replace(/^(["'])(.*)\1$/, '$2');
  }
  return values;
}

/**
 * New secrets that are stored nowhere, for a test that starts the programs.
 * @returns {Record<string, string>}
 */
export function throwAwaySecrets() {
  return Object.fromEntries(Object.entries(generators).map(([name, generate]) => [name, generate()]));
}

/**
 * Reads `.env` in the given folder and adds what is missing, with mode 600 because it holds secrets.
 * @param {string} folder the repository's root
 * @returns {{ values: Record<string, string>, generated: string[] }} all values, and the names made just now
 */
export function ensureEnvironmentFile(folder) {
  const file = join(folder, '.env');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const values = parseEnvironment(before);
  const generated = Object.keys(generators).filter((name) => !values[name] && !process.env[name]);
  for (const name of generated) values[name] = generators[name]();
  try {
    if (generated.length > 0) {
      const gap = before === '' || before.endsWith('\n') ? '' : '\n';
      replaceFile(file, `${before}${gap}${generated.map((name) => `${name}=${values[name]}\n`).join('')}`);
    }
    if (existsSync(file)) chmodSync(file, 0o600);
  } catch (error) {
    throw new StopWithLine(`Cannot write ${file}: ${error.message}. Make the folder writable and try again.`);
  }
  return { values, generated };
}

/**
 * Lines for a new key of backups: it is in the archives too, and they do not open without it.
 * @param {string} key
 */
export function announceBackupKey(key) {
  return [
    '  BACKUPS ARE ENCRYPTED. Store this key in another place than this machine, today:',
    '  without it no backup can ever be opened. It is in .env, as BACKUP_KEY.',
    '',
    `      ${key}`,
    '',
  ].join('\n');
}

/** Replaces a file in one move: a full disk or a power failure loses nothing. */
function replaceFile(file, text) {
  const target = existsSync(file) ? realpathSync(file) : file;
  const whole = `${target}.${process.pid}.new`;
  try {
    writeFileSync(whole, text, { mode: 0o600, flush: true });
    renameSync(whole, target);
  } catch (error) {
    rmSync(whole, { force: true });
    throw error;
  }
}

/**
 * The environment of both programs: `.env` under the shell's variables, and the URLs that follow from them.
 * @param {string} root the repository's root
 * @param {Record<string, string | undefined>} given values that take precedence, such as `process.env`
 * @returns {Record<string, string>}
 */
export function programEnvironment(root, given) {
  const port = portFrom(given.PORT, 'PORT', 3000);
  const cmsPort = portFrom(given.CMS_PORT, 'CMS_PORT', 1337);
  return {
    ...given,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    CMS_HOST: given.CMS_HOST ?? '127.0.0.1',
    DATA_DIR: given.DATA_DIR ?? join(root, 'data'),
    SITE_URL: given.SITE_URL ?? `http://localhost:${port}`,
    CONTENT_URL: given.CONTENT_URL ?? `http://127.0.0.1:${cmsPort}`,
  };
}

function portFrom(value, name, fallback) {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new StopWithLine(`${name} must be a port number from 1 to 65535, not '${value}'.`);
}
