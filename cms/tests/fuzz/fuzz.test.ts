import { expect, it } from 'vitest';
import { backupKey } from '../../../scripts/backup-key.mjs';
import { isSoak } from '../harness/soak.mjs';
import { fuzz } from './run-fuzz';
import * as inputs from './inputs';

/** Files as a program that breaks them would write them: none ends, blocks or fills the content backend. */
const seed = 20_271_127;
const key = backupKey();

it.each([
  ['xlsx', inputs.xlsxInputs, 200],
  ['xml', inputs.xmlInputs, 300],
  ['json', inputs.jsonInputs, 300],
  ['csv', inputs.csvInputs, 300],
  ['upload', inputs.uploadInputs, 300],
  ['media', inputs.mediaInputs, 300],
  ['svg', inputs.svgInputs, 25],
  ['archive', () => inputs.archiveInputs(key), 200],
  ['password', inputs.passwordInputs, 100],
  ['push', inputs.pushInputs, 300],
] as const)(
  'no input of %s ends, blocks or fills the process',
  { timeout: 3_600_000 },
  async (library, prepare, few) => {
    const count = isSoak ? 10_000 : few;
    const figures = await fuzz(library, { count, seed, env: { FUZZ_KEY: key } }, await prepare());
    if (isSoak) console.log(library, { ...figures, faults: figures.faults.length });
    expect(figures.faults.map(({ input, what }) => ({ input, what }))).toEqual([]);
    expect(figures.past).toBeGreaterThan(count / 2);
  },
);
