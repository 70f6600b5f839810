import { spawn } from 'node:child_process';

/** A failure that is shown as one line, without a stack: the reader can fix it. */
export class StopWithLine extends Error {}

/**
 * Shows on the terminal which step of how many runs, and how long each took.
 * @param {number} total the number of steps
 */
export function createStepReporter(total) {
  let count = 0;
  return {
    /**
     * @template T
     * @param {string} title what happens, in a few words
     * @param {() => Promise<T | 'skipped'>} work resolves with 'skipped' when there was nothing to do
     */
    async step(title, work) {
      count += 1;
      const label = `[${count}/${total}] ${title}`;
      process.stdout.write(`${label} …\n`);
      const began = performance.now();
      const result = await work();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(`${label}: ${result === 'skipped' ? 'nothing to do' : 'done'} in ${seconds} s\n`);
      return result;
    },
  };
}

const isWindows = process.platform === 'win32';

/**
 * Runs a command to its end. The last of its output is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined>, failure?: string }} options
 * `failure` is the line to stop with; the end of the output follows it
 * @returns {Promise<string>} what it printed
 */
export async function run(command, args, { cwd, env = process.env, failure }) {
  const { code, output } = await runAny(command, args, { cwd, env });
  if (code === 0) return output;
  const tail = `\n${output.split('\n').slice(-40).join('\n')}`;
  throw new StopWithLine(`${failure ?? `${command} ${args.join(' ')} failed`} (exit code ${code}).${tail}`);
}

/**
 * Like {@link run}, but a failing exit code is a result and not an error.
 * @returns {Promise<{ code: number, output: string, stdout: string }>} `output` has its errors and warnings too
 */
export function runAny(command, args, { cwd, env = process.env, show = false }) {
  return new Promise((resolve, reject) => {
    // On Windows npm is a .cmd script, which only a shell can start.
    const child = spawn(command, args, { cwd, env, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const chunks = [];
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk);
        if (show) out.write(chunk);
      });
    }
    child.on('error', (error) => {
      running.delete(child);
      reject(new StopWithLine(`Cannot start ${command}: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      const [output, stdout] = [chunks, printed].map((list) => Buffer.concat(list).toString('utf8'));
      resolve({ code: code ?? (signal ? 1 : 0), output, stdout });
    });
  });
}

const running = new Set();

export function endRunningCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a script's main function: one clear line for an error that the reader can fix, exit code 1 for every failure.
 * @param {() => Promise<number | void>} main resolves with an exit code, or nothing for 0
 */
export async function runScript(main) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endRunningCommands();
      // A main function that supervises programs handles signals itself; this is for the steps before.
      if (process.listenerCount(signal) === 0) process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0;
  } catch (error) {
    console.error(error instanceof StopWithLine ? error.message : error);
    process.exitCode = 1;
  }
}
