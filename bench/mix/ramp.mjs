import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { StopWithLine } from '../../scripts/steps.mjs';

/** The longest wait for the first byte, in 99 of 100 requests; more only to try it on a busy machine. */
export const p99GoalMs = Number(process.env.P99_MS ?? 100);
/** Requests a second to begin with; each step doubles them. */
const firstRate = 50;
const lastRate = 6400;
/** Steps between the last rate that was good and the first that was not. */
const halvings = 2;
/** When the generator sends this much later than due, it is the generator that is measured. */
const generatorLateMs = 80;
const generatorFile = fileURLToPath(new URL('load.mjs', import.meta.url));

/** Starts the process that asks. */
export function startGenerator() {
  const child = fork(generatorFile);
  return {
    async ask(job) {
      child.send(job);
      const [answer] = await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => {
          throw new StopWithLine('The generator of the load ended by itself.');
        }),
      ]);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

/**
 * Looks for the highest rate that a site answers without a failure and with its first bytes in time: doubling first, then
 * halving between the last good rate and the first bad one. A rate that is bad is tried a second time.
 * @param {{ ask: (perSecond: number) => Promise<{ failed: number, p99Ms: number | null, latestMs: number }> }} of
 * @returns {Promise<{ best: object | null, end: 'too slow' | 'generator' | 'highest rate', steps: object[] }>} the best step
 *   has `perSecond` and what `ask` saw
 */
export async function findBestRate({ ask }) {
  const steps = [];
  const isGood = (step) => step.failed === 0 && step.p99Ms !== null && step.p99Ms < p99GoalMs;
  const attempt = async (perSecond) => {
    let step;
    for (let tries = 0; tries < 2; tries += 1) {
      step = { perSecond, ...(await ask(perSecond)) };
      steps.push(step);
      if (isGood(step)) break;
    }
    return step;
  };

  let best = null;
  let bad = null;
  for (let rate = firstRate; rate <= lastRate; rate *= 2) {
    const step = await attempt(rate);
    if (!isGood(step)) {
      bad = step;
      break;
    }
    best = step;
  }
  if (!bad) return { best, end: 'highest rate', steps };
  if (!best) return { best, end: endOf(bad), steps };
  for (let count = 0; count < halvings; count += 1) {
    const step = await attempt(Math.round(Math.sqrt(best.perSecond * bad.perSecond)));
    if (isGood(step)) best = step;
    else bad = step;
  }
  return { best, end: endOf(bad), steps };
}

const endOf = ({ latestMs }) => (latestMs > generatorLateMs ? 'generator' : 'too slow');
