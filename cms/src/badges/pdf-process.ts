import { fork, type ChildProcess } from 'node:child_process';
import { devNull } from 'node:os';
import path from 'node:path';
import { ErrorResponse } from '../accounts/error-responses';
import type { Badge } from './pdf';
import type { Drawn } from './pdf-program';

/** A badge takes some milliseconds; the first one of a process half a second more. */
const drawTimeoutMs = 10_000;
/** Badges that wait at most: more than an entrance asks for at once. */
const maxWaiting = 200;
/** A process that holds more is replaced by another; one that just started holds a tenth. */
const maxResidentBytes = 512 * 1024 * 1024;

/** A badge could not be drawn now. */
export class NotDrawn extends ErrorResponse {
  /** @param reason for the log */
  constructor(readonly reason: string) {
    super(503, 'BadgeNotDrawn', 'De badge kan nu niet worden gemaakt. Probeer het over een minuut opnieuw.');
  }
}

export interface BadgeProcess {
  /** @throws {NotDrawn} */
  draw(badge: Badge): Promise<Buffer>;
  /** Ends the process; the next badge starts another. */
  stop(): void;
}

/**
 * Draws badges in a process of their own, which is started when it is needed, and anew when it has died.
 * @param program the compiled `pdf-program`
 */
export function createBadgeProcess(
  program = path.join(__dirname, 'pdf-program.js'),
  timeoutMs = drawTimeoutMs,
): BadgeProcess {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  function running(): ChildProcess {
    if (child?.connected) return child;
    const started = start(program);
    started.on('exit', () => {
      if (child === started) child = undefined;
    });
    // It is reported to the badge that waits for it.
    started.on('error', () => undefined);
    child = started;
    return started;
  }

  function drawNow(badge: Badge): Promise<Buffer> {
    const worker = running();
    return new Promise((resolve, reject) => {
      const settle = (drawn: Drawn) => {
        clearTimeout(timer);
        worker.off('message', settle).off('exit', onExit).off('error', onError);
        if ('error' in drawn) return void reject(new NotDrawn(drawn.error));
        if (drawn.residentBytes > maxResidentBytes) stop();
        resolve(Buffer.from(drawn.pdf, 'base64'));
      };
      const fail = (error: string) => {
        stop();
        settle({ error });
      };
      const onExit = (code: number | null, signal: string | null) =>
        fail(`the process ended (${signal ?? code})`);
      const onError = (error: Error) => fail(error.message);
      const timer = setTimeout(() => fail(`it took longer than ${timeoutMs} ms`), timeoutMs);
      worker.once('message', settle).once('exit', onExit).once('error', onError);
      worker.send(badge, (error) => {
        if (error) onError(error);
      });
    });
  }

  return {
    async draw(badge) {
      if (waiting >= maxWaiting) throw new NotDrawn(`${waiting} badges wait already`);
      waiting += 1;
      const turn = last.then(() => drawNow(badge));
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

/** It gets none of the server's secrets, and does not keep the server from ending: it ends with the channel. */
function start(program: string): ChildProcess {
  // The library reads all fonts that fontconfig names, and Debian's are not ours.
  const env = { FONTCONFIG_FILE: devNull };
  const child = fork(program, { env, execArgv: ['--max-old-space-size=128'], stdio: 'ignore' });
  child.unref();
  child.channel?.unref();
  return child;
}
