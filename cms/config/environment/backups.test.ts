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
    folder: '/srv/backups',
    key,
    keep: { days: 7, weeks: 4, months: 12 },
    drill: true,
  });
  expect(readBackups({ ...complete, BACKUP_MONTHS: '0', BACKUP_DRILL: 'off' })).toMatchObject({
    keep: { months: 0 },
    drill: false,
  });
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
