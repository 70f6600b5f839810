import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { contractAt, send } from '../harness/contracts';
import { startMailServer, type MailServer } from '../harness/mail-server';
import { startProgram, type Program } from '../harness/program';
import { withDatabase } from '../harness/databases';
import { isSoak } from '../harness/soak.mjs';

/** The content backend is killed again and again while exhibitors sign: `npm run test:soak`. */
const kills = 20;
const perRound = 50;
const offer =
  'ingericht 33600/12-200; paviljoen 245000; zelfbouw 0 with ingericht; wanden 5900 with ingericht; registration 49500; vat 21';

let server: MailServer;
let program: Program;
beforeAll(async () => {
  if (!isSoak) return;
  server = await startMailServer();
  program = await startProgram(inject('template'), environment());
});
afterAll(async () => {
  if (!isSoak) return;
  await program.stop();
  await server.stop();
});

const environment = () => ({ SMTP_URL: server.url, MAIL_FROM: 'post@beurs.example' });

it.runIf(isSoak)(
  'every acknowledged contract is stored once with what was signed, and mailed at most once more per kill',
  async () => {
    const { dataDir } = program;
    const receipts = new Map<string, string>();
    for (let round = 0; round < kills; round += 1) {
      const sending = Array.from({ length: perRound }, async (_, at) => {
        const key = `ronde-${round}-nummer-${at}`;
        await pause(at * 20);
        const data = contractAt(offer, { key }, { company: key, signatoryEmail: `${key}@bouw.example` });
        // A call that was cut off has no response: the visitor's browser says so, and nothing is promised.
        const response = await send(program, 'contracts', data).catch(() => null);
        if (response) expect([response.status, response.body.error]).toEqual([201, undefined]);
        if (response?.status === 201) receipts.set(key, response.body.data?.receipt ?? '');
      });
      await pause(perRound * (15 + (round % 3) * 10));
      await program.kill();
      await Promise.all(sending);
      // Nobody waits here for the two minutes after which a claimed mail is sent again.
      await withDatabase(program, (database) =>
        database('deliveries').where({ state: 'wachtend' }).update({ due_at: 0 }),
      );
      program = await startProgram(dataDir, environment(), { copy: false });
    }
    expect(receipts.size).toBeGreaterThan(kills);

    const waiting = (): Promise<unknown[]> =>
      withDatabase(program, (database) =>
        database('deliveries').whereNot({ state: 'aangenomen' }).select('id'),
      );
    for (let waitedMs = 0; (await waiting()).length > 0 && waitedMs < 120_000; waitedMs += 200)
      await pause(200);
    expect(await waiting()).toEqual([]);

    type Row = { receipt: string; company: string; signed_text: string; hash: string };
    const rows: Row[] = await withDatabase(program, (database) =>
      database('exhibitor_contracts').select('*'),
    );
    const submissions: string[] = await withDatabase(program, (database) =>
      database('form_submissions').pluck('receipt'),
    );
    // Never one without the other.
    expect(submissions.sort()).toEqual(rows.map(({ receipt }) => receipt).sort());
    expect(new Set(rows.map(({ company }) => company)).size).toBe(rows.length);
    for (const [company, receipt] of receipts) {
      const [row, ...more] = rows.filter((one) => one.receipt === receipt);
      expect([row?.company, more]).toEqual([company, []]);
      expect(
        createHash('sha256')
          .update(row?.signed_text ?? '')
          .digest('hex'),
      ).toBe(row?.hash);
      const mails = server.received.filter(({ mail }) => mail.subject?.endsWith(`(${receipt})`));
      expect(mails.length).toBeGreaterThanOrEqual(1);
    }
    const ids = server.received.map(({ mail }) => mail.messageId);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(kills);
    console.info(
      `${receipts.size} acknowledged, ${rows.length} stored, ${ids.length} mails over ${kills} kills`,
    );
  },
  1_800_000,
);
