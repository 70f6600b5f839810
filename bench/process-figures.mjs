import { startSite } from './fair.mjs';
import { freePort } from '../scripts/ports.mjs';
import { load } from './load.mjs';

const MB = 1024 * 1024;
const MILLION = 1_000_000;
/** However slow the machine is: the answer then says how many requests it was. */
const LONGEST_SECONDS = Number(process.env.MEMORY_SECONDS ?? 240);
const CONNECTIONS = 16;
const STEP_SECONDS = 20;
const STARTS = 3;

/** What the site holds when it is warm, and after about a million requests for a kept page. */
export async function measureMemory({ env }, path) {
  const { site, measured } = await startSite({ name: 'Beursvloer', env, path });
  const contender = { name: 'Beursvloer', url: site + path, measured };
  let { requests } = await load(contender, 3, CONNECTIONS);
  const before = measured.residentBytes();
  const began = performance.now();
  while (requests < MILLION && performance.now() - began < LONGEST_SECONDS * 1000)
    requests += (await load(contender, STEP_SECONDS, CONNECTIONS)).requests;
  const after = measured.residentBytes();
  await measured.stop();
  return { requests, 'MB warm': Math.round(before / MB), 'MB after': Math.round(after / MB) };
}

/** Milliseconds from starting the site until the first page, without and with copies of pages on disk. */
export async function measureStarts({ env }, path) {
  const times = { without: [], with: [] };
  for (let count = 0; count < STARTS; count += 1) {
    // Copies are kept by port.
    const own = { ...env, PORT: String(await freePort()) };
    for (const copies of ['without', 'with']) {
      const { measured } = await startSite({ name: 'Beursvloer', env: own, path });
      times[copies].push(Math.round(measured.startedIn));
      // It lets the copies reach the disk before it ends.
      await measured.stop();
    }
  }
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
  return { 'ms without copies': median(times.without), 'ms with copies': median(times.with) };
}
