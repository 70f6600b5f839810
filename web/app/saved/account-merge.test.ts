import { changeAgenda, maxNoteLength, maxSentEntries, type Agenda } from 'beursvloer-domain/agenda';
import { expect, it } from 'vitest';
import { partsOf } from './account-merge';

const saved = (count: number, note = ''): Agenda =>
  Array.from({ length: count }, (_, n) => n + 1).flatMap((number) =>
    changeAgenda(
      [],
      { id: `session:${number}`, on: true, note },
      { nowMs: 1_800_000_000_000, device: 'phone000' },
    ),
  );

it.each([
  ['nothing', 0, ''],
  ['a single thing', 1, 'kort'],
  ['one more than a call takes', maxSentEntries + 1, ''],
  ['two days of long notes in signs of three bytes', 60, '☃'.repeat(maxNoteLength)],
])('%s is sent in parts that a call takes, whole and in order', (_, count, note) => {
  const entries = saved(count, note);
  const parts = partsOf(entries);
  expect(parts.flat()).toEqual(entries);
  for (const part of parts) {
    expect(part.length).toBeGreaterThan(0);
    expect(part.length).toBeLessThanOrEqual(maxSentEntries);
    expect(new TextEncoder().encode(JSON.stringify({ entries: part })).length).toBeLessThan(64 * 1024);
  }
});
