import assert from 'node:assert/strict';
import { test } from 'node:test';

import { runnersOfChange } from './changed-tests.mjs';
import { runners, runnersBesideBuild, runnersBesideOthers } from './test-runners.mjs';

const all = [...runnersBesideBuild, ...runnersBesideOthers, ...runners];
const of = (...files) =>
  runnersOfChange(files, 'HEAD', all).map(({ title, args }) => [title, ...(args ?? [])].join(' '));

test('a feature of the content backend has its own contract on both databases, and its pages', () => {
  assert.deepEqual(of('cms/src/places/settle.ts'), [
    'content backend, contract /places --passWithNoTests',
    'content backend, PostgreSQL --config vitest.postgres.config.mts /places --passWithNoTests',
    'every page, end to end --project e2e places --passWithNoTests',
  ]);
});

test('a room of the platform is named as its tests are', () => {
  assert.match(of('cms/src/platform/queue/worker.ts')[0], / \/queue /);
});

test('a page has the unit tests that import it, and the tests in a browser of its name', () => {
  assert.deepEqual(of('web/app/places/request-page.tsx'), [
    'site, unit --project unit* --changed HEAD --passWithNoTests',
    'every page, end to end --project e2e places --passWithNoTests',
  ]);
});

test('a test that changed runs itself', () => {
  assert.match(of('web/tests/e2e/offline/push.test.ts').at(-1), / offline /);
  assert.match(of('cms/tests/push/sending.test.ts')[0], / \/push /);
});

test('a rule that both programs share has all its tests', () => {
  assert.equal(of('domain/src/prices/stand.ts')[0], 'shared rules');
});

test('a document has the tests of the repository alone', () => {
  assert.deepEqual(of('docs/how-to.md'), ['scripts']);
});
