import { createHash } from 'node:crypto';
import type { Canonical } from './values';

const modulus = 2n ** 256n;

/** Of the rows of a table in any order: the sum of their SHA-256, so that a row that is there twice counts twice. */
export class Checksum {
  rows = 0;
  private sum = 0n;

  /** @param values of one row, in the order of its columns */
  add(values: readonly Canonical[]): void {
    const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex');
    this.sum = (this.sum + BigInt(`0x${digest}`)) % modulus;
    this.rows += 1;
  }

  get value(): string {
    return this.sum.toString(16).padStart(64, '0');
  }
}
