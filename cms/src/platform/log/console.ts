import { format } from 'node:util';
import type { winston } from '@strapi/logger';

const channels = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const;

/** Turns everything that is printed into log lines: libraries know only the console. */
export function routeConsole(
  log: Pick<winston.Logger, 'debug' | 'info' | 'warn' | 'error'>,
  to: Pick<Console, (typeof channels)[number][0]> = console,
): void {
  for (const [name, level] of channels)
    to[name] = (...said: unknown[]) => {
      const error = said.find((one) => one instanceof Error);
      const words = said.filter((one) => one !== error);
      if (error === undefined) log[level](format(...words));
      else log[level](words.length > 0 ? format(...words) : error.message, error);
    };
}
