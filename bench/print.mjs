import { p99GoalMs } from './mix/ramp.mjs';
import { rowOf } from './mix/measure.mjs';

const signedInName = 'Beursvloer, signed in';

/** One table: with a goal beside the figure where there is one, for who is signed in as well. */
export function printMatch(results) {
  const signedIn = results.find(({ contender }) => contender === signedInName);
  const times = (value) => (value === null ? '' : Number(value.toFixed(2)));
  console.table(
    results.map(({ contender, perCpuSecond, perSecond, ratio, goal, ...page }) => ({
      contender,
      'per CPU second': perCpuSecond,
      'per second': perSecond,
      'ours ×': ratio,
      ...(signedIn && { 'signed in ×': times(signedIn.perCpuSecond / perCpuSecond) }),
      ...(results.some((row) => row.goal !== null) && { 'goal ×': times(goal) }),
      elements: page.elements ?? '',
      pictures: page.pictures ?? '',
      'bytes of text': page.text ?? '',
      'bytes of content': page.html,
      'bytes sent': page.sent,
      encoding: page.encoding,
    })),
  );
}

/** The mix of everybody, and how many times as many requests ours answers. */
export function printMix(found) {
  const rows = found.map(rowOf);
  const ours = rows[0]['per core-second'];
  console.log(`\nThe mix: the highest rate at which 99 of 100 first bytes come within ${p99GoalMs} ms`);
  console.table(
    rows.map((row) => ({
      ...row,
      'ours ×': ours && row['per core-second'] ? Number((ours / row['per core-second']).toFixed(2)) : null,
    })),
  );
}
