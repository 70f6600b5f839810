import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export type Environment = Record<string, string | undefined>;

export interface Command {
  cwd: string;
  args: string[];
}

/** How long a program may take to answer, in ms: the content backend needs 10 s on an idle machine. */
const readyTimeoutMs = 300_000;

/**
 * Starts a program and waits until its URL answers.
 * @throws when it ends early or does not answer in time; its output is in the message
 */
export async function start(
  command: Command,
  env: Environment,
  readyUrl: string,
  onOutput: (text: string) => void = () => undefined,
): Promise<ChildProcess> {
  const { child, output } = run(command, env);
  child.stdout.on('data', (chunk: Buffer) => onOutput(chunk.toString('utf8')));
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response && response.status < 500) return child;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${command.args.join(' ')} did not come up:\n${output()}`);
}

/** Ends a program the polite way, and the other way when it does not listen. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const closed = once(child, 'close');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await closed;
  clearTimeout(tooLate);
}

/**
 * Runs a program until it ends by itself.
 * @throws when it fails; its output is in the message
 */
export async function runToEnd(command: Command, env: Environment): Promise<void> {
  const { child, output } = run(command, env);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${command.args.join(' ')} failed:\n${output()}`);
}

/** Processes that still run: a run that is broken off leaves none behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function run({ cwd, args }: Command, env: Environment) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('close', () => running.delete(child));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-4_000);
    });
  }
  // An exit that no test asked for is explained in the output of the test that it spoils.
  child.once('close', (code) => {
    if (code !== 0 && code !== null) console.error(`${args.join(' ')} ended by itself:\n${said}`);
  });
  return { child, output: () => said };
}
