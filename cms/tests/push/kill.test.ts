import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startProgram, type Program } from '../harness/program';
import { withDatabase } from '../harness/databases';
import { addDevicesWithMessages } from '../harness/push-rows';
import { startPushService, type PushService } from '../harness/push-service';
import { isSoak } from '../harness/soak.mjs';

/** The content backend is killed while messages leave. Each kill is a start of some seconds, so `npm test` has one. */
const kills = 100;
/** More than are sent until the last kill: some are on their way at each. */
const count = 250 * (kills + 1);
/** Messages under way when a process dies are claimed by it: docs/behaviour.md. */
const atOnce = 200;

let service: PushService;
let program: Program;
beforeAll(async () => {
  service = await startPushService();
  program = await startProgram(inject('template'), service.environment);
});
afterAll(async () => {
  await program.stop();
  await service.stop();
});

const waiting = (): Promise<{ id: number }[]> =>
  withDatabase(program, (database) => database('deliveries').where({ state: 'wachtend' }).select('id'));

/** Waits until something holds, for as long as the next look of the content backend at what waits may take. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 20) {
    if (await holds()) return;
    await pause(20);
  }
  throw new Error('The content backend sends nothing');
}

it.runIf(isSoak)(
  'every message is recorded once and reaches its device, though whoever sends it is killed',
  async () => {
    const subscriptions = Array.from({ length: count }, () => service.subscribe());
    await withDatabase(program, (database) => addDevicesWithMessages(database, subscriptions));
    for (let kill = 0; kill < kills; kill += 1) {
      const before = service.received.length;
      await until(() => service.received.length > before + 30 + (kill % 7) * 20);
      await program.kill();
      expect((await waiting()).length).toBeGreaterThan(0);
      // Nobody waits here for the two minutes after which a claimed message is sent again.
      await withDatabase(program, (database) =>
        database('deliveries').where({ state: 'wachtend' }).update({ due_at: 0 }),
      );
      program = await startProgram(program.dataDir, service.environment, { copy: false });
    }
    await until(async () => (await waiting()).length === 0);

    const rows: { state: string; count: number }[] = await withDatabase(program, (database) =>
      database('deliveries').groupBy('state').select('state').count({ count: 'id' }),
    );
    expect(rows.map((row) => [row.state, Number(row.count)])).toEqual([['aangenomen', count]]);
    const devices = service.received.map(({ device }) => device);
    expect(new Set(devices).size).toBe(count);
    expect(devices.length - count).toBeLessThanOrEqual(kills * atOnce);
  },
  2_400_000,
);
