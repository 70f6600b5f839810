import { expect, it } from 'vitest';
import type { About } from './archive-format';
import { requireNotNewer } from './versions';

const own = { program: '1.2.0', strapi: '5.54.0' };
const about = (program: string, strapi = own.strapi): About => ({
  format: 1,
  createdAt: '2027-02-09T00:37:00.000Z',
  site: 'https://beurs.example',
  program,
  strapi,
  database: 'sqlite',
  server: null,
});

it.each(['1.2.0', '1.1.9', '0.99.0', '1.2'])('an archive of version %s is restored by 1.2.0', (version) => {
  expect(() => requireNotNewer(about(version), own)).not.toThrow();
});

it.each(['1.2.1', '1.10.0', '2.0.0'])('an archive of version %s is not restored by 1.2.0', (version) => {
  expect(() => requireNotNewer(about(version), own)).toThrow(
    `The archive is of version ${version} and this program has 1.2.0: restore it with the newer program.`,
  );
});

it('an archive of a newer Strapi is not restored either', () => {
  expect(() => requireNotNewer(about('1.2.0', '5.60.1'), own)).toThrow('of Strapi 5.60.1');
});
