import { format } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import { describeError, mask } from 'beursvloer-domain/logs';
import { requestIdNow } from './request-context';
import { asText } from './text-lines';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export const logFormats = ['json', 'text'] as const;

export interface LogSettings {
  level: (typeof logLevels)[number];
  format: (typeof logFormats)[number];
}

export type Level = Exclude<LogSettings['level'], 'silent'>;
type Facts = Record<string, string | number | boolean>;

export type Log = (level: Level, said: readonly unknown[], facts?: Facts) => void;

/**
 * Opens the log. Everything passes the mask, and what is written within a request carries its id.
 * @param to takes the lines instead of standard output
 */
export function openLog({ level, format: lines }: LogSettings, to?: DestinationStream): Log {
  const out = to ?? pino.destination({ dest: 1, sync: true });
  const logger = pino(
    {
      level,
      base: null,
      // It is described below; pino's own description would write all its properties.
      serializers: { err: (described: unknown) => described },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    lines === 'json' ? out : { write: (line) => out.write(asText(line)) },
  );
  return (at, said, facts = {}) => {
    if (!logger.isLevelEnabled(at)) return;
    const error = said.find((one) => one instanceof Error);
    const words = said.filter((one) => one !== error);
    const requestId = requestIdNow();
    const masked = Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? mask(value) : value,
    ]);
    logger[at](
      {
        ...(requestId !== undefined && { requestId }),
        ...Object.fromEntries(masked),
        ...(error && { err: describeError(error) }),
      },
      // As one text: a percent sign in it means nothing any more.
      '%s',
      mask(words.length > 0 ? format(...words) : (error?.message ?? '')),
    );
  };
}

const channels = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const;

/** Makes whatever this process prints a line of the log: pages and libraries know only the console. */
export function routeConsole(log: Log, to: Pick<Console, (typeof channels)[number][0]> = console): void {
  for (const [name, level] of channels) to[name] = (...said: unknown[]) => log(level, said);
}
