import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runToEnd, startProgram, type Program } from '../harness/program';

/** Whatever the machine's umask: this is the widest one. */
let umask = 0;
let folder: string;
beforeAll(async () => {
  umask = process.umask(0);
  folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-private-'));
});
afterAll(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

/** Each path below a folder, and the folder itself, with its mode. */
async function modesIn(of: string): Promise<Map<string, string>> {
  const entries = await readdir(of, { recursive: true, withFileTypes: true });
  const paths = [of, ...entries.map(({ parentPath, name }) => path.join(parentPath, name))];
  const modes = await Promise.all(
    paths.map(
      async (one) => [path.relative(of, one), ((await lstat(one)).mode & 0o777).toString(8)] as const,
    ),
  );
  return new Map(modes);
}

/** Other users can read nothing of it. */
async function expectClosed(of: string): Promise<Map<string, string>> {
  const modes = await modesIn(of);
  expect([...modes].filter(([, mode]) => !/^[67]00$/.test(mode))).toEqual([]);
  return modes;
}

describe('a data folder', () => {
  describe('that a start makes', () => {
    let program: Program;
    beforeAll(async () => {
      program = await startProgram(path.join(folder, 'new'), {}, { copy: false });
    });
    afterAll(() => program.stop());

    it('is closed, with the database, its write-ahead log and the uploads', async () => {
      const modes = await expectClosed(program.dataDir);
      for (const name of ['beursvloer.sqlite', 'beursvloer.sqlite-wal', 'beursvloer.sqlite-shm'])
        expect(modes.get(name), name).toBe('600');
      expect(modes.get('')).toBe('700');
      expect(modes.get('public/uploads')).toBe('700');
    });
  });

  describe('of an installation that was open', () => {
    let program: Program;
    const dataDir = () => path.join(folder, 'old');
    beforeAll(async () => {
      await cp(inject('template'), dataDir(), { recursive: true });
      for (const name of ['form-uploads', 'mail', 'public/uploads']) {
        await mkdir(path.join(dataDir(), name), { recursive: true, mode: 0o755 });
        await writeFile(path.join(dataDir(), name, 'cv.pdf'), 'x', { mode: 0o644 });
      }
      for (const [name, mode] of await modesIn(dataDir()))
        await chmod(path.join(dataDir(), name), mode.startsWith('7') ? 0o755 : 0o644);
      program = await startProgram(dataDir(), {}, { copy: false });
    });
    afterAll(() => program.stop());

    it('is closed by the next start', async () => {
      const modes = await expectClosed(dataDir());
      expect(modes.get('beursvloer.sqlite')).toBe('600');
      expect(modes.get('form-uploads/cv.pdf')).toBe('600');
      expect(modes.get('form-uploads')).toBe('700');
    });

    it('stays so, and so do its backups', async () => {
      const backups = path.join(folder, 'backups', 'of this fair');
      const environment = {
        BACKUP_KEY: 'AGE-SECRET-KEY-14JT5WVFW4JRLR2J7N82FP74VCUU69XZY5NWPGNSX0ATQ07T0JWMQPC2Q5G',
      };
      const { code, said } = await runToEnd('dist/src/platform/backups/run.js', dataDir(), environment, [
        'backup',
        ...['--to', backups],
      ]);
      expect(said).toContain('Made ');
      expect(code).toBe(0);
      const modes = await expectClosed(path.dirname(backups));
      expect([...modes.keys()].some((name) => name.endsWith('.tar.gz.age'))).toBe(true);
      await expectClosed(dataDir());
    });
  });
});
