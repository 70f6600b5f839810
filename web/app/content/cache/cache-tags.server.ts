import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sources } from '../../../caching/staleness';

export interface Used extends Sources {
  tags: readonly string[];
  /** The smallest number of the cached content in it; Infinity when there is none. */
  seq: number;
  /** For so many ms it is right, by the site's clock; Infinity when nothing in it ends. */
  staleAfterMs: number;
  /** The content backend did not answer: some content was stale or missing. */
  isDegraded: boolean;
}

interface Record {
  tags: Set<string>;
  ownTags: Set<string>;
  answers: Map<string, number>;
  seq: number;
  staleAfterMs: number;
  isDegraded: boolean;
  /** Characters that came over the wire. */
  length: number;
}

const records = new AsyncLocalStorage<Record>();

/** Does a piece of work, and records what it uses. Whoever asked for the work records nothing of it. */
export async function recordTags<Value>(
  work: () => Promise<Value>,
): Promise<Used & { value: Value; length: number }> {
  const record: Record = {
    tags: new Set(),
    ownTags: new Set(),
    answers: new Map(),
    seq: Infinity,
    staleAfterMs: Infinity,
    isDegraded: false,
    length: 0,
  };
  const value = await records.run(record, work);
  return { ...record, value, tags: [...record.tags], ownTags: [...record.ownTags] };
}

export function recordUse({
  tags = [],
  answers = new Map(),
  // Without answers nobody can say later whether what has these tags is the same.
  ownTags = answers.size === 0 ? tags : [],
  seq = Infinity,
  isDegraded = false,
}: Partial<Omit<Used, 'staleAfterMs'>>): void {
  const record = records.getStore();
  if (!record) return;
  for (const tag of tags) record.tags.add(tag);
  for (const tag of ownTags) record.ownTags.add(tag);
  for (const [question, version] of answers) record.answers.set(question, version);
  record.seq = Math.min(record.seq, seq);
  record.isDegraded ||= isDegraded;
}

/** Records that what is shown is right for so many ms more. */
export function recordStaleAfter(ms: number): void {
  const record = records.getStore();
  if (record) record.staleAfterMs = Math.min(record.staleAfterMs, Math.max(0, ms));
}

/** Records a response of the content backend by its length in characters. */
export function recordResponse(length: number): void {
  const record = records.getStore();
  if (record) record.length += length;
}
