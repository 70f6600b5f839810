import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { version } from '../../../package.json';
import { signInAs } from '../../harness/admin-account';
import { startApp } from '../../harness/app';
import { backUp, makePlace } from '../../harness/backups';
import { makePerson } from '../../harness/people';
import {
  administrator,
  releaseEnvironment,
  releaseKey,
  releasesFolder,
  visitor,
} from '../../harness/release';

/** `npm run release-archive`, once for each release: stores the small fair as this version has it. */
it(`the archive of version ${version} is made`, async () => {
  const file = path.join(releasesFolder, `${version}.tar.gz.age`);
  expect(existsSync(file), `${file} is there already: raise the version first`).toBe(false);
  const place = await makePlace();
  const environmentFile = place.unused('settings');
  await writeFile(environmentFile, releaseEnvironment);
  const app = await startApp(inject('template'));
  try {
    expect(await makePerson(app, visitor.username)).toMatchObject(visitor);
    await signInAs(app, 'strapi-super-admin', administrator.email);
    const fair = {
      site: 'https://beurs.example',
      dataDir: app.dataDir,
      bucket: null,
      postgres: null,
      minFreeBytes: 0,
    };
    const settings = {
      place: { kind: 'folder', folder: place.archives } as const,
      key: releaseKey,
      keep: { days: 1, weeks: 0, months: 0 },
    };
    const made = await backUp({ ...fair, environmentFile }, { ...settings, drill: false });
    expect(made.bytes).toBeLessThan(400_000);
    await copyFile(made.name, file);
  } finally {
    await app.stop();
    await place.remove();
  }
}, 120_000);
