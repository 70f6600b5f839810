import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';

import { rootFolder } from '../../scripts/packages.mjs';
import { startBackend } from '../fair.mjs';

const cmsFolder = join(rootFolder, 'cms');
const require = createRequire(join(cmsFolder, 'package.json'));
const webRequire = createRequire(join(rootFolder, 'web/package.json'));
const maxWaitMs = 180_000;

/**
 * Messages to as many devices, by the content backend as it runs, to a push service on the same machine.
 * @returns how long it took from the first message that came until the last is recorded, and what the backend used for it
 */
export async function measurePush(folder, count = 10_000) {
  const service = fork(join(import.meta.dirname, 'service.mjs'), [String(count)]);
  try {
    const [{ environment, subscriptions }] = await once(service, 'message');
    const received = async () => {
      service.send('how many');
      const [answer] = await once(service, 'message');
      return answer.received;
    };
    const { backend } = await startBackend(folder, { environment });
    const database = require('knex')({
      client: 'better-sqlite3',
      connection: { filename: join(folder, 'beursvloer.sqlite') },
      useNullAsDefault: true,
    });
    try {
      const { runnerImport } = await import(pathToFileURL(webRequire.resolve('vite')).href);
      const rows = (await runnerImport(join(cmsFolder, 'tests/harness/push-rows.ts'))).module;
      await rows.addDevicesWithMessages(database, subscriptions);
      const waiting = async () =>
        Number((await database('deliveries').where({ state: 'wachtend' }).count({ n: '*' }))[0].n);
      const deadline = Date.now() + maxWaitMs;
      const until = async (holds, everyMs) => {
        while (!(await holds())) {
          if (Date.now() > deadline) throw new Error('The messages did not leave in time');
          await pause(everyMs);
        }
      };
      await until(async () => (await received()) > 0, 20);
      const [began, used] = [performance.now(), await backend.cpuSeconds()];
      await until(async () => (await waiting()) === 0, 100);
      const seconds = (performance.now() - began) / 1000;
      const cpuSeconds = (await backend.cpuSeconds()) - used;
      return [
        {
          messages: count,
          received: await received(),
          seconds: Number(seconds.toFixed(1)),
          cpuSeconds: Number(cpuSeconds.toFixed(1)),
          perCpuSecond: Math.round(count / cpuSeconds),
        },
      ];
    } finally {
      await database.destroy();
      await backend.stop();
    }
  } finally {
    service.disconnect();
  }
}
