/// <reference types="node" />
import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import type { Answer } from './answer-orders.js';

export interface ChildLimits {
  /** For one order; the first one of a process takes its start as well. */
  timeoutMs: number;
  maxWaiting: number;
  /** A process that holds more after an order is replaced by another. */
  maxResidentBytes: number;
  maxOldSpaceMegabytes: number;
  /** All that it gets of an environment: none of the server's secrets. */
  environment?: Readonly<Record<string, string>>;
}

export class NotCarriedOut extends Error {
  override name = 'NotCarriedOut';
  constructor(
    readonly reason: string,
    readonly isBusy = false,
  ) {
    super(reason);
  }
}

export interface ChildProgram<Order, Result> {
  /**
   * @throws {NotCarriedOut}
   * @throws the program's own error, with its message and its code
   */
  run(order: Order, timeoutMs?: number): Promise<Result>;
  stop(): void;
}

/**
 * A process for what no server may do itself: native libraries that read what visitors and editors sent. It is started when
 * it is needed, and anew when it has died; it carries out one order at a time.
 * @param program a compiled file that calls `answerOrders`
 */
export function createChildProgram<Order extends Serializable, Result>(
  program: string,
  limits: ChildLimits,
): ChildProgram<Order, Result> {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  function running(): ChildProcess {
    if (child?.connected) return child;
    const started = start(program, limits);
    started.on('exit', () => {
      if (child === started) child = undefined;
    });
    // It is reported to the order that waits for it.
    started.on('error', () => undefined);
    child = started;
    return started;
  }

  function runNow(order: Order, timeoutMs: number): Promise<Result> {
    const worker = running();
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('exit', onExit).off('error', onError);
        holdServer(worker, false);
      };
      const onMessage = (answer: Answer<Result>) => {
        settle();
        if (answer.residentBytes > limits.maxResidentBytes) stop();
        if ('result' in answer) resolve(answer.result);
        else reject(Object.assign(new Error(answer.error), answer.code && { code: answer.code }));
      };
      const fail = (reason: string) => {
        settle();
        stop();
        reject(new NotCarriedOut(reason));
      };
      const onExit = (code: number | null, signal: string | null) => {
        fail(`the process ended (${signal ?? code})`);
      };
      const onError = (error: Error) => {
        fail(error.message);
      };
      const timer = setTimeout(() => {
        fail(`it took longer than ${timeoutMs} ms`);
      }, timeoutMs);
      holdServer(worker, true);
      worker.once('message', onMessage).once('exit', onExit).once('error', onError);
      worker.send(order, (error) => {
        if (error) onError(error);
      });
    });
  }

  return {
    async run(order, timeoutMs = limits.timeoutMs) {
      if (waiting >= limits.maxWaiting) throw new NotCarriedOut(`${waiting} orders wait already`, true);
      waiting += 1;
      const turn = last.then(() => runNow(order, timeoutMs));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    stop,
  };
}

/** It ends with the channel. */
function start(program: string, { maxOldSpaceMegabytes, environment = {} }: ChildLimits): ChildProcess {
  const child = fork(program, {
    env: environment,
    execArgv: [`--max-old-space-size=${maxOldSpaceMegabytes}`],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  holdServer(child, false);
  return child;
}

/** The process keeps the server from ending only while an order waits for it. */
function holdServer(child: ChildProcess, isWaiting: boolean): void {
  if (isWaiting) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
