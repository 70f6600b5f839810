import { expect, it } from 'vitest';
import { environmentToStore, withSettings } from './environment-file';

it('secrets that came in another way are stored, and nothing else of the environment', () => {
  const source = { JWT_SECRET: 'van de container', PATH: '/usr/bin', SMTP_URL: 'smtp://mail.example' };
  expect(environmentToStore('/nowhere/.env', source)).toBe('JWT_SECRET=van de container\n');
});

it('a restored fair names its own place, and never the database that it was copied from', () => {
  const text = '# ours\nDATA_DIR=/old\nJWT_SECRET=a=b\n DATABASE_URL = postgres://live\n\n';
  expect(withSettings(text, { DATA_DIR: '/new', DATABASE_URL: null })).toBe(
    '# ours\nJWT_SECRET=a=b\nDATA_DIR=/new\n',
  );
  expect(withSettings('', { DATA_DIR: null, DATABASE_URL: 'postgres://new' })).toBe(
    'DATABASE_URL=postgres://new\n',
  );
});
