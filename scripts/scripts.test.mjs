import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';

import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { nodeTooOld } from './node-version.mjs';
import { driverAdvice } from './install/database-driver.mjs';
import { freePort, requireFreePort } from './ports.mjs';
import { run } from './steps.mjs';
import { build, npmReason, packages, rootFolder } from './packages.mjs';
import { closingLines, countTap, countVitest, soakRunners, tally } from './test-runners.mjs';

test('only a Node that is too old is rejected, in one line', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0', '26.0.0'])
    assert.equal(nodeTooOld(version), undefined);
  for (const version of ['20.18.3', '18.20.0', '16.0.0'])
    assert.match(nodeTooOld(version), /^Beursvloer needs Node 20\.19 .*\.$/);
});

test('a port in use is reported in one line that says what to do', async () => {
  const server = createServer();
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, resolve));
  await assert.rejects(requireFreePort(port, 'PORT'), {
    message: new RegExp(`^Port ${port} is already in use.*PORT=`),
  });
  await new Promise((resolve) => server.close(resolve));
  await requireFreePort(port, 'PORT');
});

test('a fingerprint follows what is written and not what is made', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-print-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a.ts'), 'one');
  const before = fingerprint([folder]);
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', 'b.js'), 'made');
  assert.equal(fingerprint([folder]), before);
  assert.notEqual(fingerprint([folder], ['v22']), before);
  writeFileSync(join(folder, 'a.ts'), 'two');
  assert.notEqual(fingerprint([folder]), before);
});

test('a folder that is moved keeps its fingerprint, and what is renamed inside does not', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-print-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  mkdirSync(join(here, 'src'), { recursive: true });
  writeFileSync(join(here, 'package.json'), '{}');
  writeFileSync(join(here, 'src', 'a.ts'), 'one');
  const printOf = (root) => fingerprint([join(root, 'package.json'), join(root, 'src')], ['v20']);
  const before = printOf(here);
  renameSync(here, there);
  assert.equal(printOf(there), before);
  renameSync(join(there, 'src', 'a.ts'), join(there, 'src', 'b.ts'));
  assert.notEqual(printOf(there), before);
});

test('work is done once per input, and again after a failure', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-stamp-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const stamp = join(folder, '.stamp');
  let times = 0;
  const work = async () => {
    times += 1;
    if (times === 1) throw new Error('broken');
  };
  await assert.rejects(unlessUnchanged({ stamp, print: 'x', work }));
  assert.equal(await unlessUnchanged({ stamp, print: 'x', work }), undefined);
  assert.equal(await unlessUnchanged({ stamp, print: 'x', work }), 'skipped');
  assert.equal(await unlessUnchanged({ stamp, print: 'y', work }), undefined);
  assert.equal(times, 3);
});

test('a build has nothing of the build before it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-build-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build: 'node build.cjs' } }));
  const pkg = { title: 'a package', folder, buildFolder: 'dist' };
  const builds = async (name) => {
    writeFileSync(
      join(folder, 'build.cjs'),
      `require('fs').mkdirSync('dist', { recursive: true }); require('fs').writeFileSync('dist/${name}', '')`,
    );
    await build(pkg);
    return readdirSync(join(folder, 'dist')).filter((file) => file !== '.built');
  };
  assert.deepEqual(await builds('first.js'), ['first.js']);
  assert.deepEqual(await builds('second.js'), ['second.js']);
});

test('a failing command stops with its line, its exit code and the last of its output', async () => {
  await assert.rejects(
    run(process.execPath, ['-e', 'console.log("last words"); process.exit(3)'], {
      cwd: '.',
      failure: 'It broke',
    }),
    { message: /^It broke \(exit code 3\)\.\n[\s\S]*last words/ },
  );
});

test('a failed install ends with the reason that npm gave', () => {
  const output = [
    'npm warn EBADENGINE Unsupported engine {',
    'npm error code EUSAGE',
    'npm error',
    'npm error Missing: yaml@2.9.1 from lock file',
    'npm error A complete log of this run can be found in: /home/iemand/.npm/_logs/x.log',
    '',
  ].join('\n');
  assert.equal(npmReason(output), 'npm error code EUSAGE\nnpm error Missing: yaml@2.9.1 from lock file');
  assert.equal(npmReason('Killed\n'), 'Killed');
});

test('a database driver that does not load is said with the command that installs what is missing', () => {
  const output = "node:internal\nError: Cannot find module 'better-sqlite3-12'\n    at a place";
  const withoutTools = driverAdvice('linux', ['make', 'g++'], output);
  assert.match(withoutTools, /does not load: Error: Cannot find module 'better-sqlite3-12'$/m);
  assert.match(withoutTools, /make, g\+\+ was not found.+\n {2}sudo apt-get install python3 make g\+\+/);
  assert.match(driverAdvice('darwin', ['make'], output), /xcode-select --install/);
  assert.match(driverAdvice('linux', [], output), /npm_config_nodedir=/);
});

test('tests are counted from reports, and a file that cannot be loaded is a failure', () => {
  const failureMessages = ['Error: it came late\n    at a place'];
  const report = {
    numPassedTests: 2,
    numFailedTests: 2,
    testResults: [
      {
        name: join(rootFolder, 'web/lists.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'a list', failureMessages },
          {
            status: 'failed',
            fullName: 'a day',
            failureMessages: ['Error: STACK_TRACE_ERROR\n    at a place'],
          },
        ],
      },
      {
        name: join(rootFolder, 'web/broken.test.ts'),
        status: 'failed',
        assertionResults: [],
        message: 'SyntaxError: what is this\n    at a place',
      },
      {
        name: join(rootFolder, 'web/fairs.test.ts'),
        status: 'failed',
        message: 'Error: no port',
        assertionResults: [{ status: 'skipped', fullName: 'a fair', failureMessages: [] }],
      },
      {
        name: join(rootFolder, 'web/pages.test.ts'),
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'a menu', failureMessages: [] },
          { status: 'passed', fullName: 'a page', failureMessages },
        ],
      },
    ],
  };
  assert.deepEqual(countVitest(report), {
    passed: 2,
    failed: 4,
    failures: [
      { name: 'web/lists.test.ts: a list', why: 'Error: it came late' },
      { name: 'web/lists.test.ts: a day', why: 'It took too long' },
      { name: 'web/broken.test.ts', why: 'SyntaxError: what is this' },
      { name: 'web/fairs.test.ts', why: 'Error: no port' },
    ],
    secondTry: [{ name: 'web/pages.test.ts: a page', why: 'Error: it came late' }],
  });
  const tap = [
    ...['ok 1 - a port', "not ok 2 - a lock\n  ---\n  error: 'Expected values'\n  ..."],
    ...['# pass 12', '# fail 1', '# cancelled 2', ''],
  ];
  const failures = [{ name: 'a lock', why: "'Expected values'" }];
  assert.deepEqual(countTap(tap.join('\n')), { passed: 12, failed: 3, failures });
  assert.deepEqual(
    tally([
      { passed: 4, failed: 2 },
      { passed: 12, failed: 3 },
    ]),
    { passed: 16, failed: 5 },
  );
});

test('a run ends with what each runner counted, the number of second tries, and the totals', () => {
  const secondTry = [{ name: 'a page', why: 'Error: it came late' }];
  const results = [
    { title: 'scripts', passed: 12, failed: 0, failures: [], secondTry: [] },
    {
      title: 'end to end',
      passed: 4,
      failed: 1,
      secondTry,
      failures: [{ name: 'a list', why: 'Error: it did not come' }],
    },
  ];
  assert.deepEqual(closingLines(results), [
    'Failed: a list\n  Error: it did not come',
    'Passed only at the second try: a page\n  Error: it came late',
    'scripts: 12 ok, 0 not ok',
    'end to end: 4 ok, 1 not ok',
    'Second tries: 1',
    '16 passed, 1 failed',
  ]);
});

test('every test file that repeats for long in a soak run is in one, and every word there names a file', () => {
  const inSoak = soakRunners.flatMap(({ cwd, args = [] }) =>
    args
      .filter((arg, at) => !arg.startsWith('--') && !['--project', '--config'].includes(args[at - 1]))
      .map((word) => ({ cwd, word })),
  );
  const files = packages.flatMap(({ folder }) =>
    ['app', 'server', 'src', 'tests']
      .flatMap((name) => testFilesIn(join(folder, name)))
      .filter((file) => /\bisSoak\b/.test(readFileSync(file, 'utf8')))
      .map((file) => ({ folder, name: relative(folder, file) })),
  );
  const isOf = ({ folder, name }, { cwd, word }) => folder === cwd && name.includes(word);
  assert.ok(files.length > 10);
  assert.deepEqual(
    files.filter((file) => !inSoak.some((one) => isOf(file, one))).map(({ name }) => name),
    [],
  );
  assert.deepEqual(
    inSoak.filter((one) => !files.some((file) => isOf(file, one))).map(({ word }) => word),
    [],
  );
});

function testFilesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
