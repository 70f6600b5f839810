import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

import { packages, rootFolder } from '../packages.mjs';

const { parse } = createRequire(join(rootFolder, 'cms', 'package.json'))('yaml');
const read = (...names) => readFileSync(join(rootFolder, ...names), 'utf8');
const manifest = JSON.parse(read('package.json'));

test('the changelog begins with what is not released, and then has the version of every package', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  assert.equal(headings[0], '[Unreleased]');
  for (const heading of headings.slice(1)) assert.match(heading, /^\[\d+\.\d+\.\d+\] - 20\d\d-\d\d-\d\d$/);
  const versions = packages.map(({ name }) => JSON.parse(read(name, 'package.json')).version);
  for (const version of [manifest.version, ...versions])
    assert.ok(headings[1].startsWith(`[${version}] `), version);
});

test('the changelog has the sections of Keep a Changelog only, each once in a version', () => {
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  for (const version of read('CHANGELOG.md').split(/^## /m).slice(1)) {
    const sections = [...version.matchAll(/^### (.*)$/gm)].map(([, section]) => section);
    assert.deepEqual(
      sections,
      known.filter((section) => sections.includes(section)),
    );
  }
});

/** Every workflow of the forge with its jobs. */
const workflows = readdirSync(join(rootFolder, '.github', 'workflows')).map((name) => {
  const workflow = parse(read('.github', 'workflows', name));
  const commands = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  return { name, on: workflow.on, jobs: Object.values(workflow.jobs), commands };
});

test('the workflows of the forge run commands that exist, and those of the README', () => {
  const named = workflows.flatMap(({ commands }) =>
    commands.flatMap((command) =>
      [...command.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, script]) => script),
    ),
  );
  assert.deepEqual(
    named.filter((script) => !(script in manifest.scripts)),
    [],
  );
  const [, commands] = /```sh\n([^]*?)```/.exec(read('README.md'));
  for (const [, script] of commands.matchAll(/^npm (\w+)/gm)) assert.ok(named.includes(script), script);
});

test('the check of packages runs on a schedule', () => {
  const [scheduled, ...others] = workflows.filter(({ on }) => on.schedule);
  assert.deepEqual(others, []);
  assert.deepEqual(scheduled.commands, ['npm run audit']);
  for (const { cron } of scheduled.on.schedule) assert.match(cron, /^\d+ \d+ \* \* \d$/);
});

test('no job of the forge may write to the repository, or run for ever', () => {
  for (const { name, jobs } of workflows) {
    assert.deepEqual(parse(read('.github', 'workflows', name)).permissions, { contents: 'read' });
    for (const job of jobs) assert.ok(job['timeout-minutes'] > 0, name);
  }
});
