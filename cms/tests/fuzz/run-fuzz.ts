import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded, type Random } from '../../seed/statistics/random';

/** The program's answer to an input. */
interface Result {
  /** `unclear` is an error that nobody turns into a sentence. */
  outcome: 'accepted' | 'rejected' | 'unclear';
  isPast: boolean;
  message: string;
  ms: number;
  residentBytes: number;
}

export interface Figures {
  inputs: number;
  past: number;
  rejected: number;
  longestMs: number;
  /** The number of the input that took longest. */
  longest: number;
  /** The most that the program held after an input. */
  megabytes: number;
  /** Inputs that ended or blocked the program, took its memory, or were answered with an unclear error. */
  faults: { input: number; what: string; base64: string }[];
}

/** An input that takes longer blocks the program. */
const maxMs = 12_000;
const maxResidentBytes = 1024 * 1024 * 1024;
const program = path.join(import.meta.dirname, 'program.mjs');

/**
 * Gives the library so many inputs, one after another. Each follows from the seed and its number alone.
 * @param make an input
 */
export async function fuzz(
  library: string,
  {
    count,
    seed,
    first = 0,
    env = {},
  }: { count: number; seed: number; first?: number; env?: Record<string, string> },
  make: (random: Random) => Buffer | Promise<Buffer>,
): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-fuzz-'));
  const figures: Figures = {
    inputs: 0,
    past: 0,
    rejected: 0,
    longestMs: 0,
    longest: 0,
    megabytes: 0,
    faults: [],
  };
  let child: ChildProcess | undefined;
  try {
    for (let number = first; number < first + count; number += 1) {
      const input = await make(seeded(seed + number * 7919));
      child ??= fork(program, [library, folder], { env, serialization: 'advanced', stdio: 'ignore' });
      const result = await resultOf(child, input);
      figures.inputs += 1;
      const fault = typeof result === 'string' ? result : faultIn(result);
      if (fault) figures.faults.push({ input: number, what: fault, base64: input.toString('base64') });
      if (typeof result === 'string' || result.residentBytes > maxResidentBytes) {
        child.kill('SIGKILL');
        child = undefined;
      }
      if (typeof result === 'string') continue;
      if (result.isPast) figures.past += 1;
      if (result.outcome === 'rejected') figures.rejected += 1;
      if (result.ms > figures.longestMs)
        Object.assign(figures, { longestMs: Math.round(result.ms), longest: number });
      figures.megabytes = Math.max(figures.megabytes, Math.round(result.residentBytes / 1024 / 1024));
    }
  } finally {
    if (child?.connected) {
      child.disconnect();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  }
  return figures;
}

function faultIn({ outcome, message, ms, residentBytes }: Result): string | null {
  if (outcome === 'unclear') return message;
  if (ms > maxMs) return `it took ${Math.round(ms)} ms`;
  return residentBytes > maxResidentBytes ? `it held ${residentBytes} bytes` : null;
}

/** The result, or a sentence that says how the program ended. */
function resultOf(child: ChildProcess, input: Buffer): Promise<Result | string> {
  return new Promise((resolve) => {
    const settle = (result: Result | string) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', onExit);
      resolve(result);
    };
    const onExit = (code: number | null, signal: string | null) => settle(`it ended (${signal ?? code})`);
    const timer = setTimeout(() => settle(`it was still busy after ${2 * maxMs} ms`), 2 * maxMs);
    child.once('message', settle).once('exit', onExit);
    child.send(input);
  });
}
