import { filesOf } from '../values.js';
import type { Rule } from './rule.js';

/** Bytes of a kilobyte in `maxFileSize`: as programs that show files count them. */
export const bytesPerKilobyte = 1024;

/** The rules of section "forms" in docs/behaviour.md that are not FormKit's: they run on empty values and after others failed. */
const own = { runsOnEmpty: true, isForced: true, debounceMs: 20 } as const;

/** Rules about files. */
export const fileRules = {
  /** At most so many files. */
  maxFiles: { ...own, args: ['count'], check: (value, [max]) => filesOf(value).length <= Number(max) },
  /** Each file at most so many kilobytes. */
  maxFileSize: {
    ...own,
    args: ['count'],
    check: (value, [max]) => filesOf(value).every(({ size }) => size <= Number(max) * bytesPerKilobyte),
  },
} as const satisfies Record<string, Rule>;
