import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPictureProcess } from '../../pictures/picture-process';
import { listen } from '../http/listen';
import { createPictureMaker } from './picture-maker';

test('a picture that ends the process that reads it goes out as it is, and the next one is resized', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const program = join(folder, 'program.cjs');
  writeFileSync(
    program,
    `process.on('message', ({ source }) => {
      if (Buffer.from(source).includes('deadly')) process.abort();
      process.send({ result: Buffer.from('resized'), residentBytes: 1 });
    });`,
  );
  const library = await listen(
    (req, res) => {
      res.writeHead(200, { 'Content-Type': 'image/png' }).end(req.url);
    },
    0,
    '127.0.0.1',
  );
  onTestFinished(async () => {
    await library.close();
    rmSync(folder, { recursive: true });
  });
  const origin = new URL(`http://127.0.0.1:${library.port}`);
  const maker = createPictureMaker(origin, folder, () => createPictureProcess(program));
  const deadly = { width: 160, name: 'deadly.png', format: 'webp' as const };
  expect(await maker.make(deadly)).toEqual({
    file: null,
    bytes: Buffer.from('/uploads/deadly.png'),
    contentType: 'image/png',
  });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('SIGABRT'));
  const file = join(folder, '160', 'harmless.png.webp');
  expect(await maker.make({ ...deadly, name: 'harmless.png' })).toEqual({ file, contentType: 'image/webp' });
});
