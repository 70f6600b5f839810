import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startProgram, type Program } from '../harness/program';
import { withDatabase } from '../harness/databases';
import { handOver, logName, view } from '../harness/segments';
import { isSoak } from '../harness/soak.mjs';

/** The content backend is killed while it takes segments. Each kill is a start of some seconds. */
const kills = 100;
const eventsPerSegment = 200;

let program: Program;
beforeAll(async () => {
  program = await startProgram(inject('template'));
});
afterAll(() => program.stop());

it.runIf(isSoak)(
  'nothing that was taken is lost, and nothing is counted twice, however often the program is killed',
  async () => {
    const { dataDir } = program;
    let segment = 0;
    /** Segments of the site without a response: they come first in the next round. */
    let waiting: unknown[] = [];
    let interrupted = 0;
    for (let round = 0; round < kills; round += 1) {
      const unanswered: unknown[] = [];
      const killer = pause(50 + ((round * 37) % 400)).then(() => program.kill());
      for (let isUp = true; isUp;) {
        const body = waiting.shift() ?? {
          log: logName,
          segment: (segment += 1),
          events: Array.from({ length: eventsPerSegment }, () => view()),
        };
        const status = await handOver(program, body).then(
          (response) => response.status,
          () => null,
        );
        if (status === 204) continue;
        unanswered.push(body);
        isUp = false;
      }
      await killer;
      interrupted += unanswered.length;
      waiting = [...unanswered, ...waiting];
      program = await startProgram(dataDir, {}, { copy: false });
    }
    for (const body of waiting) expect((await handOver(program, body)).status).toBe(204);
    expect(interrupted).toBe(kills);

    const sent = segment * eventsPerSegment;
    await withDatabase(program, async (database) => {
      const [raw] = await database('statistics_events').count({ n: '*' });
      expect(Number(raw?.n)).toBe(sent);
      const totals = await database('statistics_cells as c')
        .join('statistics_texts as t', 't.id', 'c.measure')
        .where({ a_dim: 0, text: 'view' })
        .groupBy('grain')
        .orderBy('grain')
        .sum({ n: 'n' });
      expect(totals.map(({ n }) => Number(n))).toEqual([sent, sent, sent]);
      expect(await database('statistics_segments').select('segment')).toHaveLength(segment);
    });
  },
  3_600_000,
);
