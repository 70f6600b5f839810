/**
 * Loaded before a program whose memory is measured: at SIGUSR2 it collects all garbage and writes what is left to the file
 * that HEAP_FILE names.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const file = process.env.HEAP_FILE;

process.on('SIGUSR2', () => {
  // Twice: what finalisers let go of is garbage only then.
  collect();
  collect();
  // The rename keeps readers from half a file.
  writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.new`, file);
});
