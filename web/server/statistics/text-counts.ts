import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const browsersNeeded = 5;
/** Texts that wait for more browsers, and texts that had enough; the least used go first. */
const maxTexts = 10_000;
const ttlMs = 30 * 24 * 60 * 60 * 1000;
const maxLength = 60;

/** Texts of different kinds do not count for each other. */
export type TextKind = 'search' | 'path' | 'source' | 'campaign' | 'host';

export interface KnownText {
  text: string;
  /** How many browsers it stands for: the fifth brings those of the others along. */
  browsers: number;
}

/**
 * Counts in memory how many browsers brought the same text. Which browser brought what cannot be found in it: each is a
 * number that only this process can make, and another one for every text.
 */
export function createTexts() {
  const key = randomBytes(32);
  const pending = new LRUCache<string, Set<number>>({ max: maxTexts, ttl: ttlMs });
  const known = new LRUCache<string, true>({ max: maxTexts, ttl: ttlMs, updateAgeOnGet: true });

  return {
    /**
     * Counts that a browser brought a text.
     * @param browser stands for it; one that does not say who it is does not count
     * @returns null until enough browsers brought it, and for what could name somebody
     */
    bring(kind: TextKind, given: string, browser: string | null): KnownText | null {
      const text = normalised(kind, given);
      if (text === null) return null;
      const name = `${kind} ${text}`;
      if (known.get(name)) return { text, browsers: 1 };
      if (browser === null) return null;
      const browsers = pending.get(name) ?? new Set();
      browsers.add(createHmac('sha256', key).update(`${name} ${browser}`).digest().readUInt32BE());
      if (browsers.size < browsersNeeded) {
        pending.set(name, browsers);
        return null;
      }
      pending.delete(name);
      known.set(name, true);
      return { text, browsers: browsersNeeded };
    },
    known(kind: TextKind, given: string): string | null {
      const text = normalised(kind, given);
      return text !== null && known.get(`${kind} ${text}`) ? text : null;
    },
  };
}

export type Texts = ReturnType<typeof createTexts>;

/** The one way to write a text; null for what is too long, or could be an address, a number or a link of somebody. */
function normalised(kind: TextKind, given: string): string | null {
  const text = given.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === '' || text.length > maxLength || /[@\p{C}]/u.test(text)) return null;
  if (/\d{6}/.test(text.replace(/[\s().,/+_-]/g, ''))) return null;
  return kind !== 'host' && kind !== 'source' && /:\/\/|^www\./.test(text) ? null : text;
}
