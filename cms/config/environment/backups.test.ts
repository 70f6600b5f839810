import { expect, it } from 'vitest';
import { readBackups } from './backups';

const key = 'AGE-SECRET-KEY-14JT5WVFW4JRLR2J7N82FP74VCUU69XZY5NWPGNSX0ATQ07T0JWMQPC2Q5G';
const complete = { BACKUP_DIR: '/srv/backups', BACKUP_KEY: key };

it('no folder means no backups, whatever else is set', () => {
  expect(readBackups({})).toBeNull();
  expect(readBackups({ BACKUP_KEY: key, BACKUP_DIR: ' ' })).toBeNull();
});

it('seven days, four weeks and twelve months stay, and the drill is on', () => {
  expect(readBackups(complete)).toEqual({
    place: { kind: 'folder', folder: '/srv/backups' },
    key,
    keep: { days: 7, weeks: 4, months: 12 },
    drill: true,
  });
  expect(readBackups({ ...complete, BACKUP_MONTHS: '0', BACKUP_DRILL: 'off' })).toMatchObject({
    keep: { months: 0 },
    drill: false,
  });
});

it('archives go to a bucket of their own variables, and to one place only', () => {
  const bucket = {
    BACKUP_S3_BUCKET: 'beurs-backups',
    BACKUP_S3_ENDPOINT: 'https://opslag.example',
    BACKUP_S3_ACCESS_KEY_ID: 'AKIA',
    BACKUP_S3_SECRET_ACCESS_KEY: 'geheim',
  };
  expect(readBackups({ BACKUP_KEY: key, ...bucket })?.place).toMatchObject({
    kind: 'bucket',
    bucket: { name: 'beurs-backups', endpoint: 'https://opslag.example', region: 'us-east-1' },
  });
  expect(() => readBackups({ ...complete, ...bucket })).toThrow(
    'BACKUP_DIR and BACKUP_S3_BUCKET are both set',
  );
  expect(() => readBackups({ BACKUP_S3_REGION: 'x' })).toThrow(
    'BACKUP_S3_BUCKET is missing beside BACKUP_S3_REGION',
  );
  expect(() => readBackups({ ...bucket, BACKUP_S3_ACCESS_KEY_ID: '' })).toThrow(
    'BACKUP_S3_ACCESS_KEY_ID is missing beside BACKUP_S3_BUCKET',
  );
});

it.each([
  ['BACKUP_KEY', ''],
  ['BACKUP_KEY', key.toLowerCase()],
  ['BACKUP_KEY', key.slice(1)],
  ['BACKUP_DAYS', '0'],
  ['BACKUP_WEEKS', '1.5'],
  ['BACKUP_MONTHS', '-1'],
  ['BACKUP_DRILL', 'maybe'],
])('%s as "%s" is one line that names it and repeats no secret', (name, value) => {
  expect(() => readBackups({ ...complete, [name]: value })).toThrow(name);
  expect(() => readBackups({ ...complete, [name]: value })).not.toThrow(key.slice(20));
});
