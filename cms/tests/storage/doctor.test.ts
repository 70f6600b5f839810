import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withDatabase } from '../harness/databases';
import { runToEnd, startProgram, type Program } from '../harness/program';

/** The content backend's part of `npm run doctor`, with a file of SQLite and its folder. */
let program: Program;
beforeAll(async () => {
  program = await startProgram(inject('template'));
  await withDatabase(program, (database) =>
    database('components_shared_contacts').insert({ email: 'vroeger@fabriekenthuis.example' }),
  );
});
afterAll(() => program.stop());

async function linesOf(dataDir: string, environment: Record<string, string> = {}): Promise<string[]> {
  const { code, said } = await runToEnd('dist/src/platform/doctor/run.js', dataDir, environment);
  expect(code).toBe(0);
  const findings: { weight: string; en: string }[] = JSON.parse(said);
  return findings.map(({ weight, en }) => `${weight}: ${en}`);
}

it('finds contacts of the demo fair while the content backend runs, and leaves the folder as it is', async () => {
  const before = await readdir(program.dataDir);
  expect(await linesOf(program.dataDir)).toContainEqual(
    expect.stringMatching(/^warning: .* contacts of the demo fair: .*vroeger@fabriekenthuis\.example/),
  );
  expect(await readdir(program.dataDir)).toEqual(before);
  expect((await fetch(`${program.url}/api/themes`)).status).toBe(200);
});

it('does not open a database that no content backend has open', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-doctor-'));
  try {
    expect((await linesOf(folder)).join()).not.toContain('demo fair:');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('finds a full disk, unless no space has to stay free', async () => {
  expect(await linesOf(program.dataDir, { MIN_FREE_MB: '9999999' })).toContainEqual(
    expect.stringMatching(/^error: The disk of DATA_DIR .* less than MIN_FREE_MB \(9999999\)/),
  );
  expect((await linesOf(program.dataDir, { MIN_FREE_MB: '0' })).join()).not.toContain('The disk of');
});
