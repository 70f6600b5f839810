import { expect, it } from 'vitest';
import { identityToRecipient } from 'age-encryption';
import { readBackupKey } from '../../../config/environment/backups';
import { backupKey } from '../../../../scripts/backup-key.mjs';
import { generatedNames } from '../../../../scripts/environment.mjs';
import { generatedSecrets } from './environment-file';

it('a key that the first start makes is one of age', async () => {
  for (const secret of [undefined, new Uint8Array(32), new Uint8Array(32).fill(255)]) {
    const key = backupKey(secret);
    expect(readBackupKey({ BACKUP_KEY: key })).toBe(key);
    expect(await identityToRecipient(key)).toMatch(/^age1[a-z0-9]{58}$/);
  }
  expect(backupKey()).not.toBe(backupKey());
});

it('every secret that the first start makes is in an archive', () => {
  expect([...generatedSecrets].sort()).toEqual([...generatedNames].sort());
});
