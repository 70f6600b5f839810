import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startMailServer, type MailServer } from '../harness/mail-server';
import { startProgram, type Program } from '../harness/program';
import { withDatabase } from '../harness/databases';
import { isSoak } from '../harness/soak.mjs';
import { submit, wellFilledIn } from '../harness/submissions';

/** The content backend is killed while visitors send forms. Each kill is a start of some seconds, so `npm test` has one. */
const kills = 100;
const perRound = 30;

let server: MailServer;
let program: Program;
beforeAll(async () => {
  server = await startMailServer();
  program = await startProgram(inject('template'), { SMTP_URL: server.url, MAIL_FROM: 'post@beurs.example' });
});
afterAll(async () => {
  await program.stop();
  await server.stop();
});

it.runIf(isSoak)(
  'every acknowledged submission is stored once and mailed, at most one mail more per kill',
  async () => {
    const { dataDir } = program;
    const environment = { SMTP_URL: server.url, MAIL_FROM: 'post@beurs.example' };
    const found = await withDatabase(program, (database) =>
      database('forms').where({ slug: 'vraag' }).first(),
    );
    const form = String(found?.document_id);
    const receipts = new Map<string, string>();
    for (let round = 0; round < kills; round += 1) {
      const sending = Array.from({ length: perRound }, async (_, at) => {
        const key = `ronde-${round}-nummer-${at}`;
        const data = wellFilledIn({ key }, { bericht: `Bericht ${key}`, email: `${key}@bezoeker.example` });
        await pause(at * 20);
        // A call that was cut off has no response: the visitor's browser says so, and nothing is promised.
        const response = await submit(program.url, form, data).catch(() => null);
        if (response?.status === 201) receipts.set(key, response.body.data?.receipt ?? '');
      });
      // The first ones after a start take long, and how long differs.
      const before = receipts.size;
      await expect.poll(() => receipts.size).toBeGreaterThan(before + 1);
      await pause((round % 3) * 50);
      await program.kill();
      await Promise.all(sending);
      // Nobody waits here for the two minutes after which a claimed mail is sent again.
      await withDatabase(program, (database) =>
        database('deliveries').where({ state: 'wachtend' }).update({ due_at: 0 }),
      );
      program = await startProgram(dataDir, environment, { copy: false });
    }
    expect(receipts.size).toBeGreaterThan(kills);

    const waiting = (): Promise<unknown[]> =>
      withDatabase(program, (database) =>
        database('deliveries').whereNot({ state: 'aangenomen' }).select('id'),
      );
    // The more kills, the more mail: as long as it leaves it is waited for.
    let left = (await waiting()).length;
    for (let waitedMs = 0; left > 0 && waitedMs < 60_000; waitedMs += 200) {
      await pause(200);
      const now = (await waiting()).length;
      if (now < left) waitedMs = 0;
      left = now;
    }
    expect(await waiting()).toEqual([]);

    const rows: { receipt: string }[] = await withDatabase(program, (database) =>
      database('form_submissions').select('receipt'),
    );
    const lost = [...receipts.values()].filter((receipt) => !rows.some((row) => row.receipt === receipt));
    console.info(
      `${receipts.size} acknowledged, ${lost.length} of them lost, ${rows.length} stored, over ${kills} kills`,
    );
    expect(lost).toEqual([]);
    for (const receipt of receipts.values())
      expect(rows.filter((row) => row.receipt === receipt)).toHaveLength(1);
    const ids = server.received.map(({ mail }) => mail.messageId);
    const toOrganiser = (receipt: string) =>
      server.received.filter(({ mail }) => mail.subject?.endsWith(`(${receipt})`)).length;
    for (const receipt of receipts.values()) expect(toOrganiser(receipt)).toBeGreaterThanOrEqual(1);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(kills);
  },
  3_600_000,
);
