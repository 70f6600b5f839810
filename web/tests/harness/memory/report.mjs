// Loaded into a program under test (NODE_OPTIONS=--import=…): at SIGUSR2 it collects its garbage and writes down what is
// left in memory, in bytes. Resident memory alone also counts what a collector has not got round to.
import { renameSync, writeFileSync } from 'node:fs';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.env.MEMORY_REPORTS) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', async () => {
    // Objects that a finalizer lets go of are collected in the next round.
    for (let round = 0; round < 3; round += 1) {
      collect();
      await turnOfLoop();
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    const file = `${process.env.MEMORY_REPORTS}/${process.pid}.json`;
    writeFileSync(`${file}.part`, JSON.stringify({ usedBytes: heapUsed + external, residentBytes: rss }));
    renameSync(`${file}.part`, file);
  });
}
