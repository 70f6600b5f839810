import { readBatch, type SentBatch } from 'beursvloer-domain/statistics';
import { describe, expect, test } from 'vitest';
import { createQueue, type QueueParts } from './queue';

const view = (url: string) => ({ eventType: 'pageview', url }) as const;
const idle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** A queue whose clock, storage and network are the test's own. */
function testQueue(options: Partial<QueueParts> = {}) {
  const state = { now: 1_700_000_000_000, stored: '[]', ids: 0, isTaken: true, isAllowed: true };
  const batches: SentBatch[] = [];
  const bodies: string[] = [];
  const answers: (() => void)[] = [];
  let isHeld = false;
  const parts: QueueParts = {
    now: () => state.now,
    stored: {
      load: () => JSON.parse(state.stored) as unknown,
      save: (value) => void (state.stored = JSON.stringify(value)),
    },
    randomId: () => String(++state.ids).padStart(16, 'a'),
    batch: () => ({ session: 'x', device: 'phone' }),
    post: async (body) => {
      bodies.push(body);
      const read = readBatch(JSON.parse(body), () => '');
      if (!('batch' in read)) throw new Error(read.problem);
      batches.push(read.batch);
      if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
      if (!state.isTaken) throw new TypeError('no network');
      return { ok: true };
    },
    alone: (send) => send(),
    isAllowed: () => state.isAllowed,
    ...options,
  };
  return {
    state,
    batches,
    bodies,
    urls: () => batches.map(({ events }) => events.map((event) => ('url' in event ? event.url : ''))),
    hold: () => void (isHeld = true),
    answer: () => answers.splice(0).forEach((resolve) => resolve()),
    queue: createQueue(parts),
    /** The queue of the document after this one. */
    reload: () => createQueue(parts),
  };
}

describe('the queue of events', () => {
  test('is empty once it is sent, and says how long ago each event was', async () => {
    const { queue, state, batches } = testQueue();
    queue.add(view('/'));
    state.now += 4000;
    queue.add(view('/nieuws'));
    state.now += 1000;
    queue.send();
    await idle();
    queue.send();
    await idle();
    expect(batches).toEqual([
      {
        session: 'x',
        device: 'phone',
        events: [
          { id: 'aaaaaaaaaaaaaaa1', age: 5000, ...view('/') },
          { id: 'aaaaaaaaaaaaaaa2', age: 1000, ...view('/nieuws') },
        ],
      },
    ]);
    expect(state.stored).toBe('[]');
  });

  test('tries what failed once more, first in the next request and in its order, and then gives it up', async () => {
    const { queue, state, urls, batches } = testQueue();
    state.isTaken = false;
    for (const url of ['/1', '/2']) queue.add(view(url));
    queue.send();
    await idle();
    queue.add(view('/3'));
    queue.send();
    await idle();
    state.isTaken = true;
    queue.add(view('/4'));
    queue.send();
    await idle();
    expect(urls()).toEqual([
      ['/1', '/2'],
      ['/1', '/2', '/3'],
      ['/3', '/4'],
    ]);
    expect(batches[1]?.events[0]?.id).toBe(batches[0]?.events[0]?.id);
  });

  test('does not send what is under way a second time, and sends what comes meanwhile', async () => {
    const { queue, hold, answer, urls } = testQueue();
    hold();
    queue.add(view('/1'));
    queue.send();
    await idle();
    queue.add(view('/2'));
    queue.sendLeaving();
    await idle();
    expect(urls()).toEqual([['/1'], ['/2']]);
    answer();
  });

  test('survives a reload; what was under way then is tried once more', async () => {
    const { queue, state, hold, reload, batches, urls } = testQueue();
    hold();
    queue.add(view('/1'));
    queue.send();
    await idle();
    queue.add(view('/2'));
    state.now += 7000;
    const next = reload();
    next.add(view('/3'));
    next.send();
    await idle();
    expect(urls()).toEqual([['/1'], ['/1', '/2', '/3']]);
    expect(batches[1]?.events.map(({ age }) => age)).toEqual([7000, 7000, 0]);
    state.now += 1000;
    reload().send();
    await idle();
    expect(urls()[2]).toEqual(['/2', '/3']);
  });

  test('sends at most 100 events and 16 kB in one request, one after the other', async () => {
    const { queue, bodies, batches, hold, answer } = testQueue();
    hold();
    for (let index = 0; index < 150; index += 1) queue.add(view(`/${index}`));
    queue.add({ eventType: 'search', text: '€'.repeat(100), results: 0 });
    for (let index = 0; index < 20; index += 1) queue.add(view(`/${'x'.repeat(1900)}`));
    queue.send();
    for (let turn = 1; bodies.length < turn + 1 && turn < 40; turn += 1) {
      await idle();
      expect(bodies.length).toBeLessThanOrEqual(turn);
      answer();
    }
    await idle();
    answer();
    await idle();
    expect(batches.reduce((sum, { events }) => sum + events.length, 0)).toBe(171);
    for (const { events } of batches) expect(events.length).toBeLessThanOrEqual(100);
    for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThan(16_000);
    answer();
  });

  test('has at most 60 kB under way when the page is left, and keeps the rest for the next page', async () => {
    const { queue, bodies, hold, state } = testQueue();
    hold();
    for (let index = 0; index < 50; index += 1) queue.add(view(`/${'x'.repeat(1900)}`));
    queue.sendLeaving();
    await idle();
    const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0);
    expect(bodies.length).toBeGreaterThan(2);
    expect(bytes).toBeLessThanOrEqual(60_000);
    const waiting = JSON.parse(state.stored) as { tries: number }[];
    expect(waiting).toHaveLength(50);
    expect(waiting.filter(({ tries }) => tries === 0)).not.toHaveLength(0);
  });

  test('holds 500 events, of which the oldest go, and none that is older than a day', async () => {
    const { queue, state, urls } = testQueue();
    for (let index = 0; index < 600; index += 1) queue.add(view(`/${index}`));
    queue.send();
    await idle();
    expect(urls().flat()).toHaveLength(500);
    expect(urls()[0]?.[0]).toBe('/100');
    queue.add(view('/oud'));
    state.now += 86_400_001;
    queue.add(view('/nieuw'));
    queue.send();
    await idle();
    expect(urls().at(-1)).toEqual(['/nieuw']);
  });

  test('forgets everything once the visitor does not want to be counted', async () => {
    const { queue, state, bodies } = testQueue();
    queue.add(view('/'));
    state.isAllowed = false;
    queue.add(view('/nieuws'));
    expect(state.stored).toBe('[]');
    queue.send();
    queue.sendLeaving();
    await idle();
    expect(bodies).toEqual([]);
  });

  test('never rejects: not when another tab cannot be waited for, nor when the clock was set back', async () => {
    const { queue, state, batches } = testQueue();
    queue.add(view('/'));
    state.now -= 3_600_000;
    queue.send();
    await idle();
    expect(batches[0]?.events[0]?.age).toBe(0);
    const broken = testQueue({ alone: () => Promise.reject(new Error('no lock')) });
    broken.queue.add(view('/'));
    broken.queue.send();
    broken.queue.sendLeaving();
    await idle();
    expect(broken.urls()).toEqual([['/']]);
  });
});
