import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from './ports.mjs';
import { supervise } from './programs.mjs';

/** A program that reports its process id, and exits on request. */
const programSource = `
const { createServer } = require('node:http');
createServer((req, res) => {
  if (req.url === '/crash') process.exit(3);
  res.setHeader('X-Start-Id', process.env.START_ID);
  res.end(String(process.pid));
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

let folder;
let url;
let programs;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'beursvloer-programs-'));
  writeFileSync(join(folder, 'program.cjs'), programSource);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  programs = supervise({ onLine: () => {} });
  const env = { ...process.env, PORT: String(port) };
  await programs.start('program', { cwd: folder, args: [join(folder, 'program.cjs')] }, env, url);
});
afterEach(async () => {
  await programs.stop(0);
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path = '') => (await fetch(url + path).catch(() => undefined))?.text();

/** The next process that responds, after this one. */
async function nextAfter(pid) {
  for (;;) {
    const responder = await ask();
    if (responder !== undefined && responder !== pid) return responder;
    await pause(50);
  }
}

test('a program that ends by itself is started again', async () => {
  const first = await ask();
  await ask('/crash');
  assert.notEqual(await nextAfter(first), first);
});

test('a program that keeps crashing stops everything', async () => {
  let pid = await ask();
  for (let crash = 0; crash < 5; crash += 1) {
    await ask('/crash');
    pid = await nextAfter(pid);
  }
  await ask('/crash');
  assert.equal(await programs.ended, 1);
});

test('a program that is up already is not mistaken for the new one', async () => {
  // It starts but gets no port: the process that is up already responds there.
  const printed = [];
  const late = join(folder, 'late.cjs');
  writeFileSync(late, 'setTimeout(() => { console.log("the port is taken"); process.exit(1); }, 1500);');
  const second = supervise({ onLine: (name, line) => printed.push(`${name} ${line}`) });
  await assert.rejects(second.start('late', { cwd: folder, args: [late] }, process.env, url), {
    message: 'late did not start.',
  });
  assert.deepEqual(printed, ['late the port is taken']);
  assert.match(await ask(), /^\d+$/);
  await second.stop(0);
});
