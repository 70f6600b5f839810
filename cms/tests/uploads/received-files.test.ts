import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** A body with files is written to the folder for temporary files before anybody looks at who sent it. */
let app: App;
let organiser: string;
beforeAll(async () => {
  app = await sharedApp();
  organiser = await signInAs(app, 'organiser');
});

/** How many temporary files begin with these words; other programs of this machine have some too. */
async function countLeft(marker: string): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => /^[0-9a-z]{25}$/.test(name));
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(tmpdir(), name), 'latin1').catch(() => '')),
  );
  return texts.filter((text) => text.startsWith(marker)).length;
}

it.each([
  ['a call of everybody that takes no files', '/api/auth/local', 'plaatje', false, 400],
  ['a path that is not there', '/api/niets', 'plaatje', false, 405],
  ['signing in to the admin', '/admin/login', 'plaatje', false, 400],
  ['the library, from nobody', '/upload', 'files', false, 401],
  ['the library, of a kind that it rejects', '/upload', 'files', true, 400],
  ['the import of a programme, which it cannot read', '/programme-import/preview', 'bestand', true, 400],
])('nothing is left of files that are sent to %s', async (_what, target, field, isSignedIn, expected) => {
  const marker = `#!/bin/sh ${randomUUID()}`;
  const form = new FormData();
  for (const name of ['een.sh', 'twee.sh']) form.append(field, new File([marker], name));
  const { status } = await fetch(app.url + target, {
    method: 'POST',
    headers: isSignedIn ? { authorization: `Bearer ${organiser}` } : {},
    body: form,
  });
  expect(status).toBe(expected);
  await expect.poll(() => countLeft(marker)).toBe(0);
});

const boundary = 'grens';
const part = (name: string, bytes: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${bytes}\r\n`;

it('nothing is left of files whose sender goes away', async () => {
  const marker = `#!/bin/sh ${randomUUID()}`;
  const request = http.request(`${app.url}/upload`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': 1_000_000 },
  });
  request.on('error', () => undefined);
  request.write(part('een.sh', marker) + part('twee.sh', `${marker}${'x'.repeat(100_000)}`));
  await expect.poll(() => countLeft(marker)).toBe(2);
  request.destroy();
  await expect.poll(() => countLeft(marker)).toBe(0);
});

it('nothing is left of files of which one is too large', async () => {
  const marker = `#!/bin/sh ${randomUUID()}`;
  const form = new FormData();
  form.append('files', new File([marker], 'een.sh'));
  form.append('files', new File([marker, Buffer.alloc(50 * 1024 * 1024)], 'twee.sh'));
  const response = await fetch(`${app.url}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${organiser}` },
    body: form,
  });
  expect(response.status).toBe(413);
  await expect.poll(() => countLeft(marker)).toBe(0);
});
