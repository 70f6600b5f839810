import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase } from '../../harness/database';
import { startFair, type Fair } from '../../harness/fair';
import { startWriters } from '../../harness/writers';

let fair: Fair;
beforeAll(async () => {
  // Writers are told apart by what the proxy in front says.
  // Beside other tests the second one starts more slowly than a call waits by itself.
  fair = await startFair({
    canReplaceCms: true,
    environment: { TRUSTED_PROXIES: '1', CONTENT_TIMEOUT: '60000' },
  });
}, 240_000);
afterAll(() => fair.stop());

function query(sql: string): Promise<Record<string, unknown>[]> {
  const database = openDatabase(fair.dataDir);
  database.prepare(sql).run();
  database.close();
  return Promise.resolve([]);
}

/** Looks things up, which no cached page answers, until asked to stop. */
function startReader() {
  const statuses: number[] = [];
  let isOver = false;
  const read = async () => {
    for (let at = 0; !isOver; at += 1)
      statuses.push((await fetch(`${fair.site}/programma?q=hout-${at}`)).status);
  };
  const all = read();
  return {
    async stop() {
      isOver = true;
      await all;
      return statuses;
    },
  };
}

test('while another content backend takes the place of the first, forms, sign-ins and pages wait for it', async () => {
  const writers = startWriters({ site: fair.site, query });
  const reader = startReader();
  await writers.done(5);
  fair.replaceCms();
  await writers.done(10);
  expect((await writers.stop()).failed).toEqual({});
  expect(new Set(await reader.stop())).toEqual(new Set([200]));
}, 180_000);
