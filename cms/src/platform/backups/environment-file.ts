import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file with settings and secrets, seen from `cms/dist/src/platform/backups`, where the compiled file lives. */
export const environmentFile = path.resolve(__dirname, '../../../../../.env');

/** Secrets that only the first start makes. A fair that is restored without them signs everybody out. */
export const generatedSecrets = [
  ...[
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'PREVIEW_SECRET',
  ],
  ...['BADGE_SECRET', 'PURGE_SECRET', 'PUSH_PRIVATE_KEY', 'ENCRYPTION_KEY', 'BACKUP_KEY'],
  ...['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
];

const nameOf = (line: string) => /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=/.exec(line)?.[1];

/**
 * The settings file as it is, and below it the secrets that this process got in another way, such as from a container's
 * settings.
 */
export function environmentToStore(file: string, source: Record<string, string | undefined>): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const named = new Set(text.split(/\r?\n/).map(nameOf));
  const added = generatedSecrets
    .filter((name) => !named.has(name) && source[name])
    .map((name) => `${name}=${source[name]}\n`);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${added.join('')}`;
}

/**
 * The text of a settings file with other values; null takes a name out. A restored fair must never go on with the database
 * that it was copied from.
 */
export function withSettings(text: string, values: Readonly<Record<string, string | null>>): string {
  const lines = text.split(/\r?\n/).filter((line) => {
    const name = nameOf(line);
    return name === undefined || !(name in values);
  });
  while (lines.at(-1) === '') lines.pop();
  const added = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  return [...lines, ...added, ''].join('\n');
}
