import path from 'node:path';

/** The small fair as each release stored it, with the people whom a test signs in. */
export const releasesFolder = path.resolve(import.meta.dirname, '../backups/releases');

/** Opens every archive of a release; it protects nothing. */
export const releaseKey = 'AGE-SECRET-KEY-163JGD4WRMAQVK9FRSK42R3DT5VGM8RSL37RCRXJ4RV0NVX8NHDZQGVE5AD';

export const visitor = {
  username: 'noor',
  email: 'noor@bezoeker.example',
  password: 'het lange geheim van noor',
};

export const administrator = { email: 'beheer@beurs.example', password: 'Beurs-2027-wachtwoord' };

/** The secrets of the small fair: `.env` of a machine that a release ran on. */
export const releaseEnvironment = Object.entries({
  APP_KEYS: 'release-key-of-the-app-one,release-key-of-the-app-two',
  ADMIN_JWT_SECRET: 'release-secret-of-the-admin',
  API_TOKEN_SALT: 'release-salt-of-api-tokens',
  TRANSFER_TOKEN_SALT: 'release-salt-of-transfer-tokens',
  ENCRYPTION_KEY: 'release-key-for-encryption-of-secrets',
  JWT_SECRET: 'release-secret-of-the-site-users',
  PREVIEW_SECRET: 'release-secret-of-preview-links',
  BADGE_SECRET: 'release-secret-of-the-badges',
  PURGE_SECRET: 'release-secret-of-the-purges',
  BACKUP_KEY: releaseKey,
})
  .map(([name, value]) => `${name}=${value}\n`)
  .join('');
