import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { startFair, type Fair } from '../../harness/fair';
import { isSoak } from '../../harness/soak';

/** Either program is killed again and again while visitors send a form; `cms/tests/forms/kill.test.ts` is the short one. */
const kills = 20;
const perRound = 50;
/** A mail that a killed process had claimed is sent again after this time, and looked for every 15 s. */
const resendTimeoutMs = 4 * 60 * 1000;

let fair: Fair;
beforeAll(async () => {
  // Visitors are told apart by what the proxy in front says.
  if (isSoak) fair = await startFair({ environment: { TRUSTED_PROXIES: '1' } });
}, 240_000);
afterAll(async () => {
  if (isSoak) await fair.stop();
});

const messageOf = (round: number, at: number) =>
  `Bericht ${round}-${at} van een bezoeker die een antwoord wil.`;

const senderOf = (round: number, at: number) => `bezoeker-${round}-${at}@post.example`;

/** Sends the form of `/contact` as a browser without scripts does. True when the site says that it was sent. */
async function send(round: number, at: number, attempt: number): Promise<boolean> {
  const body = new URLSearchParams({
    form: 'contact',
    onderwerp: 'pers',
    naam: 'Noor de Wit',
    email: senderOf(round, at),
    bericht: messageOf(round, at),
  });
  // From one address only so many come without a token of the captcha.
  const headers = { origin: fair.site, 'x-forwarded-for': `203.${attempt % 250}.${round}.${at}` };
  const options = { method: 'POST', headers, body, redirect: 'manual' } as const;
  const response = await fetch(`${fair.site}/contact`, options).catch(() => null);
  return response?.status === 303;
}

/** Somebody who presses the button again until the site says that it was sent. Returns how often they pressed. */
async function insist(round: number, at: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    if (await send(round, at, attempt)) return attempt;
    await pause(500);
  }
}

interface Mail {
  to: string;
  text: string;
  messageId: string;
}

/** The mails that left; one that a kill broke off halfway did not. */
async function mails(): Promise<Mail[]> {
  const folder = join(fair.dataDir, 'mail');
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.flatMap((text): Mail[] => {
    try {
      return [JSON.parse(text) as Mail];
    } catch {
      return [];
    }
  });
}

/** How many submissions the organiser has, with each of these words among their answers. */
async function storedWith(words: string): Promise<unknown> {
  const admin = await signInToAdmin(fair, { skipWait: true });
  const { body } = await admin('GET', `/form-worklist?q=${encodeURIComponent(words)}`);
  return read(body, 'meta', 'total');
}

describe.runIf(isSoak)('twenty kills of either program during a thousand submissions', () => {
  test('lose none that was acknowledged, and send at most one mail more each', async () => {
    const acknowledged: [round: number, at: number][] = [];
    let presses = 0;
    for (let round = 0; round < kills; round += 1) {
      const sending = Array.from({ length: perRound }, async (_, at) => {
        await pause(at * 30);
        const pressed = await insist(round, at);
        presses += pressed;
        acknowledged.push([round, at]);
      });
      // Another moment in each round: at the first ones, halfway, at the last ones.
      await pause(200 + (round % 5) * 300);
      if (round % 2 === 0) await fair.killCms();
      else await fair.killSite();
      if (round % 2 === 0) await fair.startCms();
      else await fair.startSite();
      await Promise.all(sending);
    }
    console.log(`${acknowledged.length} submissions were acknowledged, after ${presses} presses.`);
    expect(acknowledged).toHaveLength(kills * perRound);

    const missing = async () => {
      const sent = await mails();
      const toOrganiser = sent.filter(({ to }) => to === 'pers@fabriekenthuis.example');
      return acknowledged.filter(
        ([round, at]) =>
          !toOrganiser.some(({ text }) => text.includes(messageOf(round, at))) ||
          !sent.some(({ to }) => to === senderOf(round, at)),
      );
    };
    await expect.poll(missing, { timeout: resendTimeoutMs, interval: 2_000 }).toEqual([]);
    for (const [round, at] of acknowledged)
      expect([round, at, await storedWith(senderOf(round, at))]).toEqual([round, at, 1]);
    const ids = (await mails()).map(({ messageId }) => messageId);
    console.log(`${ids.length} mails left, ${ids.length - new Set(ids).size} of them a second time.`);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(kills);
  }, 3_600_000);
});
