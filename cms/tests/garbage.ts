import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');

/** Collects garbage now, as happens by itself in a program that runs for long. */
export const collectGarbage: () => void = vm.runInNewContext('gc');
