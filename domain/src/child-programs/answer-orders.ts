/// <reference types="node" />
import { setPriority } from 'node:os';

export type Answer<Result> = ({ result: Result } | { error: string; code?: string }) & {
  residentBytes: number;
};

const watchIntervalMs = 50;

/**
 * Makes this process a child program: it carries out what `createChildProgram` sends it. It ends itself when an order takes more
 * memory than it may.
 */
export function answerOrders(carryOut: (order: never) => unknown, maxBytes: number): void {
  process.on('message', (order) => {
    void answerTo(order as never).then((answer) => process.send?.(answer));
  });
  process.on('disconnect', () => process.exit());
  setPriority(10);

  async function answerTo(order: never): Promise<Answer<unknown>> {
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
    }, watchIntervalMs);
    try {
      const result = await carryOut(order);
      return { result, residentBytes: process.memoryUsage.rss() };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
      return { error: String(error), ...(code && { code }), residentBytes: process.memoryUsage.rss() };
    } finally {
      clearInterval(watch);
    }
  }
}
