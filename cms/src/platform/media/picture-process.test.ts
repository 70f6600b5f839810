import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureProcess, orUnreadable } from './picture-process';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that answers with this code to an order whose file is called so. */
function processOf(code: string) {
  const program = path.join(folder, 'program.cjs');
  writeFileSync(program, `process.on('message', ({ file }) => { ${code} })`);
  return createPictureProcess(program);
}

it('a picture that ends the process is unreadable, and the next one is read', async () => {
  const read = { format: 'png', width: 1, height: 1, bytes: 1 };
  const pictures = processOf(
    `file === 'abort' ? process.abort() : process.send({ result: ${JSON.stringify(read)}, residentBytes: 1 })`,
  );
  const measure = (file: string) => orUnreadable(pictures.run({ task: 'measure', file }), null);
  expect(await Promise.all(['a', 'abort', 'b'].map(measure))).toEqual([read, null, read]);
  pictures.stop();
});

it('a full disk is no fault of the picture, and more pictures than may wait are sent away', async () => {
  const pictures = processOf(`process.send({ error: 'full', code: 'ENOSPC', residentBytes: 1 })`);
  const measure = () => orUnreadable(pictures.run({ task: 'measure', file: 'a' }), null);
  const all = await Promise.allSettled(Array.from({ length: 201 }, measure));
  pictures.stop();
  expect(all[0]).toMatchObject({ status: 'rejected', reason: { code: 'ENOSPC' } });
  expect(all[200]).toMatchObject({ status: 'rejected', reason: { status: 503 } });
});
