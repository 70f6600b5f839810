import { cp, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/ports.mjs';
import { runToEnd, startProgram, type Ended, type Program } from '../harness/program';
import { isSoak } from '../harness/soak.mjs';

/** A start that cannot continue: it says why in one line, and what to do. */
const main = 'dist/src/main.js';
const seed = 'dist/seed/run.js';
const onFreePort = async () => ({ LOG_FORMAT: 'text', CMS_PORT: String(await freePort()) });

/** It ended with an error, and one line of all it said is about that. */
function expectLine({ code, said }: Ended, line: string) {
  const lines = said.split('\n').filter((one) => one.trim() !== '');
  expect(lines).toEqual([expect.stringContaining(line)]);
  expect(code).toBe(1);
}

describe('a data folder that is in use', () => {
  let program: Program;
  beforeAll(async () => {
    program = await startProgram(inject('template'));
  });
  afterAll(() => program.stop());
  const inUse = () =>
    `The database ${path.join(program.dataDir, 'beursvloer.sqlite')} is in use by another content backend. ` +
    'Stop that one first, or choose another folder with DATA_DIR.';

  it.each([
    ['another content backend, whatever its port', main],
    ['the script that fills it', seed],
  ])('cannot be used by %s', async (_who, file) => {
    expectLine(await runToEnd(file, program.dataDir, await onFreePort()), inUse());
    expect((await fetch(`${program.url}/api/themes`)).status).toBe(200);
  });

  it('cannot be used when its name is written in another way', async () => {
    const other = path.join(program.dataDir, '..', path.basename(program.dataDir), '.');
    expectLine(await runToEnd(main, other, await onFreePort()), 'is in use by another content backend');
  });

  it('can be used as soon as its owner was killed', async () => {
    for (let round = 0; round < (isSoak ? 100 : 1); round += 1) {
      await program.kill();
      program = await startProgram(program.dataDir, {}, { copy: false });
      expect((await fetch(`${program.url}/api/themes`)).status).toBe(200);
    }
  });
});

describe('a database that is damaged', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'beursvloer-damaged-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it.each([
    ['at its start', 0, 'file is not a database'],
    ['somewhere inside', 40 * 4096, ''],
  ])('%s is named in one line that says what to do', async (_where, position, why) => {
    await cp(inject('template'), dataDir, { recursive: true });
    const file = path.join(dataDir, 'beursvloer.sqlite');
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(40 * 4096, 'x'), 0, undefined, position);
    await handle.close();
    const ended = await runToEnd(main, dataDir, await onFreePort());
    expectLine(ended, `The database ${file} is damaged (${why}`);
    expectLine(ended, 'Put a backup in its place, or move it away to start with an empty one.');
  });
});
