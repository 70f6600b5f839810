import { load, look } from './load.mjs';

const warmSeconds = 10;

/**
 * Measures contenders in turn, round after round, so that what else the machine does falls on all of them alike.
 * @param {{ title: string, contenders: { name: string, url: string, headers?: object, measured: object, goal?: number }[] }} match
 *   the first contender is ours; a `goal` is how many times the contender's requests ours is to answer
 * @param {{ rounds: number, seconds: number, connections: number }} how
 */
export async function compare({ title, contenders }, { rounds, seconds, connections }) {
  const results = [];
  for (const contender of contenders) {
    await load(contender, warmSeconds, connections);
    results.push({ contender, ...(await look(contender)), runs: [] });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { contender, runs } of results) runs.push(await load(contender, seconds, connections));

  const ours = median(results[0].runs.map((run) => run.perCpuSecond));
  return results.map(({ contender, runs, ...looks }) => {
    const perCpuSecond = median(runs.map((run) => run.perCpuSecond));
    return {
      match: title,
      contender: contender.name,
      perCpuSecond: rounded(perCpuSecond),
      perSecond: rounded(median(runs.map((run) => run.perSecond))),
      ratio: Number((ours / perCpuSecond).toFixed(2)),
      goal: contender.goal ?? null,
      ...looks,
    };
  });
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1];
}

function rounded(value) {
  return value < 100 ? Number(value.toFixed(1)) : Math.round(value);
}
