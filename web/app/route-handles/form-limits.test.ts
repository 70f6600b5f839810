import { expect, test } from 'vitest';
import { formLimitsOf } from './form-limits';
import { pageFinder } from './page-finder';

const usual = { maxBytes: 1000, maxFields: 10, maxFiles: 0, maxFileBytes: 0, isOpenToAll: false };
const route = (id: string, path: string, handle?: unknown, parentId = 'root') => ({
  id,
  path,
  parentId,
  module: { default: () => null, handle },
});
const limitsFor = formLimitsOf(
  pageFinder({
    root: { id: 'root', path: '', module: { default: () => null } },
    contract: route('contract', 'contractformulier', {
      layout: 'default',
      form: {
        maxBytes: 5000,
        files: {
          contract: {
            id: 'contract',
            fields: [
              { name: 'naam', kind: 'text', rules: [] },
              {
                name: 'logo',
                kind: 'file',
                rules: [
                  { name: 'maxFiles', args: ['2'] },
                  { name: 'maxFileSize', args: ['9'] },
                ],
              },
            ],
          },
        },
      },
    }),
    leave: route('leave', 'nieuwsbrief/afmelden', { layout: 'default', form: { isOpenToAll: true } }),
    signIn: route('signIn', 'inloggen', { layout: 'default' }),
    any: route('any', ':slug'),
  }),
  usual,
);

test.each(['/contractformulier', '/contractformulier.data', '/en/contractformulier'])(
  'the form of %s has the limits that its route says',
  (path) => {
    const own = { maxBytes: 5000, maxFiles: 7, maxFileBytes: 9216 };
    expect(limitsFor(path)).toEqual({ ...usual, ...own });
  },
);

test('a form may come from anywhere where its route says so', () => {
  expect(limitsFor('/nieuwsbrief/afmelden')).toEqual({ ...usual, isOpenToAll: true });
});

test.each(['/inloggen', '/iets-anders', '/a/b/c', '/'])('the form of %s has the usual limits', (path) => {
  expect(limitsFor(path)).toEqual(usual);
});
