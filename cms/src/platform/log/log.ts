import { winston } from '@strapi/logger';
import pino, { type DestinationStream, type Logger } from 'pino';
import Transport from 'winston-transport';
import type { LogSettings } from '../../../config/environment/log';
import { describeError, mask } from 'beursvloer-domain/logs';
import { requestIdNow } from './request-context';
import { asText } from './text-lines';

const levels = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  http: 'info',
  verbose: 'debug',
  debug: 'debug',
  silly: 'debug',
} as const;

type Facts = Record<string, string | number | boolean | undefined>;

/** Values for a log line besides its message: `strapi.log.info('Saved', facts({ ms: 3 }))`. */
export function facts(values: Facts): { facts: Facts } {
  return { facts: values };
}

type Said = Error | Record<string | symbol, unknown>;

/**
 * Writes what `strapi.log` is given. Everything is masked, and lines of a request carry its id. Of other objects
 * beside the message, only `facts` are logged.
 */
class LogTransport extends Transport {
  constructor(private readonly out: Logger) {
    super();
  }

  override log(said: Said, done: () => void): void {
    const level = levelOf(said);
    if (this.out.isLevelEnabled(level)) {
      const error = errorIn(said);
      const requestId = requestIdOf(said);
      const described = error && { err: describeError(error) };
      const line = { ...(requestId !== undefined && { requestId }), ...masked(said), ...described };
      // As one argument: a percent sign in the message has no meaning.
      this.out[level](line, '%s', mask(wordsOf(said.message)));
    }
    done();
  }
}

/** Winston settings that make `strapi.log` write our log; `to` replaces standard output. */
export function logThrough({ level, format }: LogSettings, to?: DestinationStream) {
  const out = to ?? pino.destination({ dest: 1, sync: true });
  const logger = pino(
    {
      level,
      // The site logs in the same shape; this distinguishes them where logs are collected.
      base: { program: 'cms' },
      // `describeError` did this already; pino's serializer would log every property.
      serializers: { err: (described: unknown) => described },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    format === 'json' ? out : { write: (line) => out.write(asText(line)) },
  );
  return {
    // Strapi's levels between ours belong to the one above them.
    level: { silent: 'error', error: 'error', warn: 'warn', info: 'http', debug: 'silly' }[level],
    silent: level === 'silent',
    // Recorded now: by the time the stream writes the line, another request may run.
    format: winston.format((said) => Object.assign(said, { [idOfRequest]: requestIdNow() }))(),
    transports: [new LogTransport(logger)],
  };
}

const idOfRequest = Symbol('request id');
const besides = Symbol.for('splat');

function levelOf(said: Said): (typeof levels)[keyof typeof levels] {
  const given = 'level' in said ? said.level : undefined;
  const [, level = 'info'] = Object.entries(levels).find(([name]) => name === given) ?? [];
  return level;
}

function requestIdOf(said: Said): string | undefined {
  const id: unknown = idOfRequest in said ? said[idOfRequest] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** `log.error(error)` passes the error itself, `log.error('Message', error)` beside the message. */
function errorIn(said: Said): Error | undefined {
  return said instanceof Error ? said : handedIn(said).find((one) => one instanceof Error);
}

function handedIn(said: Said): unknown[] {
  const extra: unknown = besides in said ? said[besides] : undefined;
  return Array.isArray(extra) ? extra : [];
}

function masked(said: Said): Facts {
  const values = handedIn(said).flatMap((one) =>
    typeof one === 'object' && one !== null && 'facts' in one ? [one.facts] : [],
  );
  const entries: [string, unknown][] = values.flatMap((one) =>
    one instanceof Object ? Object.entries(one) : [],
  );
  const known = entries.flatMap(([name, value]): [string, string | number | boolean][] => {
    if (typeof value === 'string') return [[name, mask(value)]];
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** An object as message may hold anything, so it is not logged. */
function wordsOf(message: unknown): string {
  return typeof message === 'object' && message !== null ? '[object]' : String(message);
}
