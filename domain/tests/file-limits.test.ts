import { expect, test } from 'vitest';
import { definitionFaults, fileLimits, usualFileTypes } from '../src/forms/index.js';

test('a field for files that says nothing takes ten files of ten megabytes, of the usual types', () => {
  expect(fileLimits({ rules: [] })).toEqual({ maxFiles: 10, maxBytes: 10_485_760, types: usualFileTypes });
});

test('a field for files takes what its rules say, up to what any field takes', () => {
  const rules = [
    { name: 'maxFiles', args: ['2'] },
    { name: 'maxFileSize', args: ['300'] },
    { name: 'fileTypes', args: ['svg', 'png'] },
  ] as const;
  expect(fileLimits({ rules })).toEqual({ maxFiles: 2, maxBytes: 307_200, types: ['svg', 'png'] });
  const large = [
    { name: 'maxFiles', args: ['5000'] },
    { name: 'maxFileSize', args: ['999999999'] },
  ] as const;
  expect(fileLimits({ rules: large })).toMatchObject({ maxFiles: 20, maxBytes: 134_217_728 });
});

test('a rule that keeps no form from being sent limits no field', () => {
  const rules = [{ name: 'maxFiles', args: ['1'], isBlocking: false }] as const;
  expect(fileLimits({ rules }).maxFiles).toBe(10);
});

test('a form cannot be saved with types of files that nobody can send', () => {
  const field = { name: 'cv', kind: 'file', rules: [{ name: 'fileTypes', args: ['pdf', 'exe'] }] } as const;
  expect(definitionFaults({ fields: [field] })).toEqual([
    { field: 'cv', rule: 'fileTypes', code: 'bad-arguments' },
  ]);
});
