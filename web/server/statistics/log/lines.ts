import { crc32 } from 'node:zlib';
import type { StoredEvent } from 'beursvloer-domain/statistics';

const lineFeed = 0x0a;
/** Eight digits and a space. */
const checksumLength = 9;

/** One batch as a line of the log: `crc32hex SP json LF`. JSON has no line feed of its own. */
export function toLine(events: readonly StoredEvent[]): string {
  const json = JSON.stringify(events);
  return `${checksumOf(json)} ${json}\n`;
}

export interface SegmentLines {
  /** Each one the JSON of a list of events, and whole. */
  batches: string[];
  /** Lines that are torn or damaged. They are skipped; the next line feed begins a good one. */
  damaged: number;
}

export function readLines(bytes: Buffer): SegmentLines {
  const batches: string[] = [];
  let damaged = 0;
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found < 0 ? bytes.length : found;
    const json = bytes.subarray(start + checksumLength, end);
    const isWhole =
      found >= 0 && bytes.toString('latin1', start, start + checksumLength) === `${checksumOf(json)} `;
    if (isWhole) batches.push(json.toString());
    else damaged += 1;
    start = end + 1;
  }
  return { batches, damaged };
}

function checksumOf(json: string | Buffer): string {
  return crc32(json).toString(16).padStart(8, '0');
}
