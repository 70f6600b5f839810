import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A clock that a file moves: it holds by how many ms. `clockOf` gives it to a program, `moveClock` to a test. Timers go on as they are.
 */

/** The variables that give a program this clock. */
export const clockOf = (file) => ({
  NODE_OPTIONS: `--import=${fileURLToPath(import.meta.url)}`,
  MOVED_CLOCK: file,
});

/** How soon a program sees that the file changed, in ms. */
const maxAgeMs = 10;

/** Moves this process's clock. @returns gives it its own clock again */
export function moveClock(file) {
  const Real = Date;
  // Taken now: a library writes the one it finds back.
  const realNow = Real.now;
  let aheadMs = 0;
  let readAt = -Infinity;
  const now = () => {
    if (performance.now() - readAt > maxAgeMs) {
      aheadMs = Number(readFileSync(file, 'utf8'));
      readAt = performance.now();
    }
    return realNow() + aheadMs;
  };
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  return () => {
    globalThis.Date = Real;
  };
}

if (process.env.MOVED_CLOCK) moveClock(process.env.MOVED_CLOCK);
