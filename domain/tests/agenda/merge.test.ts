import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEntries, nextClock, readEntry, type Entry } from '../../src/agenda/entry.js';
import {
  areSameAgendas,
  changeAgenda,
  entryId,
  maxAheadMs,
  maxNoteLength,
  maxSentEntries,
  mergeAgendas,
  readAgenda,
  readOwnAgenda,
  readSentAgenda,
  readEntryId,
  type Agenda,
} from '../../src/agenda/index.js';

const startMs = Date.UTC(2027, 1, 9, 9);
const dayMs = 24 * 60 * 60 * 1000;

/** Few values, so that the same thing is written at the same moment often. */
const entry: fc.Arbitrary<Entry> = fc.record({
  id: fc.constantFrom('session:1', 'session:2', 'exhibitor:1', 'speaker:3', 'speaker:4'),
  on: fc.boolean(),
  wish: fc.constantFrom('must' as const, 'maybe' as const),
  note: fc.constantFrom('', 'vragen naar hout'),
  clock: fc.record({ at: fc.integer({ min: startMs, max: startMs + 3 }), count: fc.nat({ max: 2 }) }),
  device: fc.constantFrom('phone000', 'tablet00', 'laptop00'),
});
const agenda: fc.Arbitrary<Agenda> = fc
  .array(entry, { maxLength: 12 })
  .map((entries) => mergeAgendas(entries, []));

/** A session of several devices: each step is a change on one, or one that reads what another has. */
const devices = ['phone000', 'tablet00', 'laptop00'] as const;
const deviceAt = fc.nat({ max: 2 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    at: deviceAt,
    id: fc.constantFrom('session:1', 'session:2', 'exhibitor:1'),
    on: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('read' as const), at: deviceAt, from: deviceAt }),
);

describe('merging what devices saved', () => {
  it('gives the same whoever merges with whom, in which order and how often', () => {
    fc.assert(
      fc.property(agenda, agenda, agenda, fc.integer({ min: 1, max: 6 }), (one, two, three, limit) => {
        const merge = (first: Agenda, second: Agenda) => mergeAgendas(first, second, limit);
        expect(merge(one, two)).toEqual(merge(two, one));
        expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
        const both = merge(one, two);
        expect(merge(both, both)).toEqual(both);
        expect(merge(both, one)).toEqual(both);
        expect(both.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('brings three devices with skewed clocks to the same agenda, whatever they did before', () => {
    const skews = fc.tuple(...devices.map(() => fc.integer({ min: -400 * dayMs, max: 400 * dayMs })));
    fc.assert(
      fc.property(skews, fc.array(step, { maxLength: 40 }), (skewsMs, steps) => {
        const agendas: Agenda[] = [[], [], []];
        const of = (at: number) => agendas[at] ?? [];
        steps.forEach((each, index) => {
          agendas[each.at] =
            each.kind === 'read'
              ? mergeAgendas(of(each.at), of(each.from))
              : changeAgenda(of(each.at), each, {
                  nowMs: startMs + index + (skewsMs[each.at] ?? 0),
                  device: devices[each.at] ?? '',
                });
        });
        const [one, two, three] = [of(0), of(1), of(2)];
        expect(mergeAgendas(mergeAgendas(one, two), three)).toEqual(
          mergeAgendas(three, mergeAgendas(two, one)),
        );
      }),
    );
  });

  it('lets whoever has seen an entry replace it, however wrong the clocks are', () => {
    fc.assert(
      fc.property(agenda, fc.integer(), fc.boolean(), (seen, nowMs, on) => {
        const changed = changeAgenda(seen, { id: 'session:1', on }, { nowMs, device: 'phone000' });
        const merged = mergeAgendas(seen, changed);
        expect(merged).toEqual(changed);
        expect(merged.find(({ id }) => id === 'session:1')?.on).toBe(on);
      }),
    );
  });

  it.each([
    ['device', { device: 'tablet00' }],
    ['being saved', { on: false }],
    ['wish', { wish: 'maybe' as const }],
    ['note', { note: 'andere vraag' }],
  ])('chooses the same one of two entries of one moment that differ in their %s', (_, other) => {
    fc.assert(
      fc.property(entry, (one) => {
        const [first, second] = [[one], [{ ...one, ...other }]];
        expect(mergeAgendas(first, second)).toEqual(mergeAgendas(second, first));
      }),
    );
  });

  it('leaves out what was written longest ago beyond the limit', () => {
    const written = (publicId: number): Entry => ({
      id: entryId('session', publicId),
      on: true,
      wish: 'must',
      note: '',
      device: 'phone000',
      clock: { at: startMs + publicId, count: 0 },
    });
    const merged = mergeAgendas([written(1), written(2)], [written(3)], 2);
    expect(merged.map(({ id }) => id)).toEqual(['session:2', 'session:3']);
  });

  it('keeps the wish and the note of what is removed, so that undoing brings them back', () => {
    const writer = { nowMs: startMs, device: 'phone000' };
    const id = entryId('session', 1);
    const noted = changeAgenda([], { id, on: true, wish: 'maybe', note: 'vooraan zitten' }, writer);
    const removed = changeAgenda(noted, { id, on: false }, writer);
    expect(removed).toMatchObject([{ on: false, wish: 'maybe', note: 'vooraan zitten' }]);
    expect(changeAgenda(removed, { id, on: true }, writer)).toMatchObject([
      { on: true, wish: 'maybe', note: 'vooraan zitten', clock: { at: startMs, count: 2 } },
    ]);
  });
});

describe('clocks', () => {
  it('of a device that is ahead count for what it wrote only', () => {
    const ahead = changeAgenda(
      [],
      { id: 'session:1', on: true },
      { nowMs: startMs + dayMs, device: 'phone000' },
    );
    const both = changeAgenda(ahead, { id: 'session:2', on: true }, { nowMs: startMs, device: 'tablet00' });
    expect(both.map(({ clock }) => clock.at)).toEqual([startMs + dayMs, startMs]);
  });

  it('never run back, and never out of what can be read', () => {
    fc.assert(
      fc.property(fc.double(), entry, (nowMs, replaced) => {
        fc.pre(!Number.isNaN(nowMs));
        const next = { ...replaced, clock: nextClock(nowMs, replaced.clock) };
        expect(compareEntries(next, replaced)).toBeGreaterThan(0);
        expect(readEntry(next)).toEqual(next);
      }),
    );
  });

  it('that are full of writes at one moment go on at the next', () => {
    expect(nextClock(startMs, { at: startMs, count: 1_000_000 })).toEqual({ at: startMs + 1, count: 0 });
  });
});

/** An entry of which anything may be anything else, its clock any moment of some centuries. */
const spoilt = fc.oneof(
  entry,
  fc
    .record({ base: entry, at: fc.integer({ min: 0, max: 2 * Date.UTC(2100, 0) }) })
    .map(({ base, at }) => ({ ...base, clock: { at, count: 0 } })),
  fc
    .tuple(entry, fc.constantFrom('id', 'on', 'wish', 'note', 'clock', 'device'), fc.anything())
    .map(([base, field, value]) => ({ ...base, [field]: value })),
  fc.anything(),
);

describe('reading what was stored or sent', () => {
  const written = changeAgenda(
    [],
    { id: 'session:1', on: true, note: 'x' },
    { nowMs: startMs, device: 'phone000' },
  );

  it('never throws, and gives only what can be read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(spoilt)), (value) => {
        const read = readAgenda(value, startMs);
        expect(readAgenda(read, startMs)).toEqual(read);
        expect(readOwnAgenda(read, startMs)).toEqual(read);
        expect(readAgenda(readOwnAgenda(value, startMs), startMs)).toEqual(readOwnAgenda(value, startMs));
      }),
    );
  });

  it('gives back what was written, also through JSON', () => {
    fc.assert(
      fc.property(agenda, (each) => {
        expect(readAgenda(JSON.parse(JSON.stringify(each)), startMs)).toEqual(each);
      }),
    );
  });

  it('lets what another device wrote more than a day ahead wait until its time is near', () => {
    const [first] = written;
    const future = [{ ...first, clock: { at: startMs + maxAheadMs + 1, count: 0 } }];
    expect(readAgenda(future, startMs)).toEqual([]);
    expect(readAgenda(future, startMs + 1)).toEqual(future);
  });

  it('sets back what this device wrote with a clock far ahead, so that others read it and can replace it', () => {
    const wrong = { nowMs: startMs + 20_000 * dayMs, device: 'phone000' };
    const stored = changeAgenda(written, { id: 'session:2', on: true, note: 'y' }, wrong);
    const own = readOwnAgenda(stored, startMs + 1);
    expect(own.map(({ id, note, clock }) => [id, note, clock.at])).toEqual([
      ['session:1', 'x', startMs],
      ['session:2', 'y', startMs + 1],
    ]);
    expect(readAgenda(own, startMs + 1)).toEqual(own);
    const elsewhere = changeAgenda(
      own,
      { id: 'session:2', on: false },
      { nowMs: startMs + 2, device: 'tablet00' },
    );
    expect(mergeAgendas(own, elsewhere)).toEqual(elsewhere);
  });

  it.each([
    ['another kind', { id: 'page:1' }],
    ['a number with a zero in front', { id: 'session:01' }],
    ['a wish that does not exist', { wish: 'never' }],
    ['a note that is no text', { note: 5 }],
    ['a clock before all others', { clock: { at: 0, count: 0 } }],
    ['a clock after all others', { clock: { at: Number.MAX_SAFE_INTEGER, count: 0 } }],
    ['a count beyond all others', { clock: { at: startMs, count: Number.MAX_SAFE_INTEGER } }],
    ['a clock that is no number', { clock: { at: Number.NaN, count: 0 } }],
    ['a device without a name', { device: '' }],
    ['a device whose name is markup', { device: '<script>1' }],
  ])('leaves out an entry with %s', (_, wrong) => {
    expect(readAgenda([{ ...written[0], ...wrong }, ...written], startMs)).toEqual(written);
  });

  it('cuts a note at its length, and no character in two', () => {
    const note = `${'a'.repeat(maxNoteLength - 1)}🏠`;
    expect(readAgenda([{ ...written[0], note }], startMs)[0]?.note).toBe('a'.repeat(maxNoteLength - 1));
  });

  it('reads the kind and the number of an id', () => {
    expect(readEntryId(entryId('exhibitor', 104))).toEqual({ kind: 'exhibitor', publicId: 104 });
    expect(readEntryId('exhibitor:104 ')).toBeNull();
  });
});

describe('what a device sends in one call', () => {
  const one: Entry = {
    id: 'session:1',
    on: true,
    wish: 'must',
    note: '',
    device: 'phone000',
    clock: { at: startMs, count: 0 },
  };
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...one, id: `session:${n + 1}` }));

  it('is read whole or not at all', () => {
    fc.assert(
      fc.property(fc.array(spoilt, { maxLength: 5 }), (sent) => {
        const read = readSentAgenda(sent, startMs);
        const good = sent.every((each) => readEntry(each) !== null);
        expect(read === null).toBe(!good);
        if (read) expect(read.agenda).toEqual(readAgenda(sent, startMs));
      }),
    );
    for (const sent of [null, 'x', { length: 1 }, undefined])
      expect(readSentAgenda(sent, startMs)).toBeNull();
  });

  it('is refused when it is too much', () => {
    expect(readSentAgenda(many(maxSentEntries), startMs)?.agenda).toHaveLength(maxSentEntries);
    expect(readSentAgenda(many(maxSentEntries + 1), startMs)).toBeNull();
  });

  it('waits, counted, where its clock is more than a day ahead', () => {
    const ahead = { ...one, id: 'session:2', clock: { at: startMs + maxAheadMs + 1, count: 0 } };
    expect(readSentAgenda([one, ahead], startMs)).toEqual({ agenda: [one], waiting: 1 });
    expect(readSentAgenda([one, ahead], startMs + 1)).toEqual({ agenda: [one, ahead], waiting: 0 });
  });
});

it('two agendas are the same when merging them with each other changes neither', () => {
  fc.assert(
    fc.property(agenda, agenda, (one, other) => {
      const merged = mergeAgendas(one, other);
      const isUnchanged = JSON.stringify([merged, merged]) === JSON.stringify([one, other]);
      expect(areSameAgendas(one, other)).toBe(isUnchanged);
    }),
  );
});
