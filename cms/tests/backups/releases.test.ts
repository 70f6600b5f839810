import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePlace, runBackups, settingsIn, type Place } from '../harness/backups';
import { startProgram } from '../harness/program';
import { administrator, releaseKey, releasesFolder, visitor } from '../harness/release';

/** The fair that each release stored is restored, upgraded by a start, and has what it had. */
const archives = readdirSync(releasesFolder).filter((name) => name.endsWith('.age'));

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('there is an archive of a release', () => {
  expect(archives).toContain('0.1.0.tar.gz.age');
});

describe.each(archives)('the fair of %s', (name) => {
  it('is restored and runs: accounts sign in and content answers', async () => {
    const [target, settings] = [place.unused('restored'), place.unused('settings')];
    const args = ['--from', path.join(releasesFolder, name), '--env', settings];
    const environment = { BACKUP_KEY: releaseKey };
    expect(await runBackups('restore', target, args, environment)).toMatchObject({ code: 0 });

    const program = await startProgram(target, await settingsIn(settings), { copy: false });
    try {
      const { email, password } = visitor;
      const signedIn = await post(`${program.url}/api/auth/local`, { identifier: email, password });
      expect(signedIn.status).toBe(200);
      expect((await post(`${program.url}/admin/login`, administrator)).status).toBe(200);
      const response = await fetch(`${program.url}/api/exhibitors?fields=name&sort=name`);
      const { data } = (await response.json()) as { data: { name: string }[] };
      expect(data.map((one) => one.name)).toEqual(['Gemeente Meerdam', 'Houthuis']);
    } finally {
      await program.stop();
    }
  }, 120_000);
});
