import path from 'node:path';
import { readBucket, type BucketSettings } from './bucket';

export type BackupPlace = { kind: 'folder'; folder: string } | { kind: 'bucket'; bucket: BucketSettings };

export interface BackupSettings {
  place: BackupPlace;
  /** An identity of age, `AGE-SECRET-KEY-1…`: it encrypts and decrypts. */
  key: string;
  keep: Keep;
  /** True restores the newest archive on trial every night. */
  drill: boolean;
}

export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

type Source = Record<string, string | undefined>;

/** Bech32 leaves out `1`, `B`, `I` and `O`; 32 bytes and a checksum are 58 characters. */
const keyShape = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

/** Reads the settings of backups; null without a folder and a bucket, when none are made by themselves. */
export function readBackups(source: Source): BackupSettings | null {
  const place = readBackupPlace(source);
  const keep = {
    days: count('BACKUP_DAYS', source.BACKUP_DAYS, '7', 1),
    weeks: count('BACKUP_WEEKS', source.BACKUP_WEEKS, '4', 0),
    months: count('BACKUP_MONTHS', source.BACKUP_MONTHS, '12', 0),
  };
  const drill = source.BACKUP_DRILL?.trim() || 'on';
  if (drill !== 'on' && drill !== 'off')
    throw new Error(`The environment variable BACKUP_DRILL is "${drill}": use on or off.`);
  if (!place) return null;
  return { place, key: readBackupKey(source), keep, drill: drill === 'on' };
}

/**
 * `BACKUP_DIR`, or the bucket of `BACKUP_S3_…`; null without either.
 * @throws Error when both are set
 */
export function readBackupPlace(source: Source): BackupPlace | null {
  const folder = source.BACKUP_DIR?.trim();
  const bucket = readBucket(source, 'BACKUP_S3');
  if (folder && bucket)
    throw new Error('The environment variables BACKUP_DIR and BACKUP_S3_BUCKET are both set: leave one out.');
  if (bucket) return { kind: 'bucket', bucket };
  return folder ? { kind: 'folder', folder: path.resolve(folder) } : null;
}

/** Reads the key of the archives. The value is a secret, so messages do not repeat it. */
export function readBackupKey(source: Source): string {
  const key = source.BACKUP_KEY?.trim();
  if (!key) throw new Error('The environment variable BACKUP_KEY is missing: backups are encrypted with it.');
  if (!keyShape.test(key))
    throw new Error('The environment variable BACKUP_KEY is not a key such as AGE-SECRET-KEY-1….');
  return key;
}

function count(name: string, value: string | undefined, preset: string, min: number): number {
  const text = value?.trim() || preset;
  if (!/^\d{1,3}$/.test(text) || Number(text) < min)
    throw new Error(
      `The environment variable ${name} is "${text}", which is not a whole number from ${min} to 999.`,
    );
  return Number(text);
}
