import { expect, test, vi } from 'vitest';
import { fileFieldFinder } from './file-fields';
import { pageFinder } from './page-finder';

const cv = { name: 'cv', kind: 'file', rules: [{ name: 'maxFiles', args: ['3'] }] };
const logo = {
  name: 'logo',
  kind: 'file',
  rules: [
    { name: 'maxFileSize', args: ['2'] },
    { name: 'fileTypes', args: ['svg'] },
  ],
};
const route = (id: string, path: string, handle?: unknown) => ({
  id,
  path,
  parentId: 'root',
  module: { default: () => null, handle },
});
const findForm = vi.fn((locale: string, page: string | null, slug: string) =>
  Promise.resolve(
    (page === null || page === 'werken-bij') && slug === 'sollicitatie'
      ? { id: `document-${locale}`, fields: [cv, { ...cv, name: 'naam', kind: 'text' }] }
      : null,
  ),
);
const find = fileFieldFinder(
  pageFinder({
    root: { id: 'root', path: '', module: { default: () => null } },
    contract: route('contract', 'contractformulier/:stap', {
      form: { files: { profiel: { id: 'contract', fields: [logo] } } },
    }),
    signIn: route('signIn', 'inloggen', { form: { maxFields: 3 } }),
    vacancy: route('vacancy', 'vacatures/:id', { form: { files: 'form' } }),
    any: route('any', ':slug', { form: { files: 'content' } }),
  }),
  findForm,
);

test('a form that editors built says in its content what a field takes', async () => {
  expect(await find('/en/werken-bij', 'sollicitatie', 'cv')).toMatchObject({
    form: 'document-en',
    maxFiles: 3,
  });
  expect(await find('/werken-bij.data', 'sollicitatie', 'cv')).toMatchObject({ form: 'document-nl' });
});

test('so does one that stands on a page with code', async () => {
  expect(await find('/en/vacatures/8001', 'sollicitatie', 'cv')).toMatchObject({ form: 'document-en' });
  expect(await find('/vacatures/8001', 'anders', 'cv')).toBeNull();
});

test('a form in code says it in the handle of its route', async () => {
  expect(await find('/contractformulier/profiel', 'profiel', 'logo')).toEqual({
    form: 'contract',
    maxFiles: 10,
    maxBytes: 2048,
    types: ['svg'],
  });
});

test.each([
  ['a page that takes no files', '/inloggen', 'sollicitatie', 'cv'],
  ['a path that is no page', '/a/b/c', 'sollicitatie', 'cv'],
  ['a form that is not there', '/werken-bij', 'anders', 'cv'],
  ['a page without that form', '/over-ons', 'sollicitatie', 'cv'],
  ['the front page, without that form', '/en', 'sollicitatie', 'cv'],
  ['a form of another page', '/contractformulier/profiel', 'sollicitatie', 'cv'],
  ['an inherited name', '/contractformulier/profiel', 'constructor', 'logo'],
  ['a field that is none', '/werken-bij', 'sollicitatie', 'logo'],
  ['a field for text', '/werken-bij', 'sollicitatie', 'naam'],
])('%s takes no file', async (_what, path, form, field) => {
  expect(await find(path, form, field)).toBeNull();
});

test('what cannot be the name of a form is not looked up', async () => {
  findForm.mockClear();
  expect(await find('/werken-bij', '../x', 'cv')).toBeNull();
  expect(findForm).not.toHaveBeenCalled();
});
