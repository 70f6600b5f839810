import type { ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** In MB, after the program collected its garbage. */
export interface Memory {
  /** Objects and buffers that something still refers to. */
  used: number;
  /** Given by the system to the process: never quite given back. */
  resident: number;
}

const collectTimeoutMs = 30_000;
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Environment with which a program can be measured; its reports go to `folder`. */
export function measured(folder: string): Record<string, string> {
  const script = pathToFileURL(join(import.meta.dirname, 'report.mjs')).href;
  return { NODE_OPTIONS: `--import=${script}`, MEMORY_REPORTS: folder };
}

/** Lets a program collect its garbage and says what is left. */
export async function memoryOf(program: ChildProcess, folder: string): Promise<Memory> {
  const file = join(folder, `${program.pid}.json`);
  await rm(file, { force: true });
  program.kill('SIGUSR2');
  const deadline = Date.now() + collectTimeoutMs;
  while (Date.now() < deadline) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) {
      const { usedBytes, residentBytes } = JSON.parse(text) as Record<string, number>;
      return { used: megabytes(usedBytes ?? NaN), resident: megabytes(residentBytes ?? NaN) };
    }
    await pause(20);
  }
  throw new Error(`Process ${program.pid} did not say how much memory it has`);
}
