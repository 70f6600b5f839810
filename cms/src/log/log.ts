import { winston } from '@strapi/logger';
import pino, { type DestinationStream, type Logger } from 'pino';
import Transport from 'winston-transport';
import type { LogSettings } from '../../config/environment/log';
import { describeError } from './describe-error';
import { mask } from './mask';
import { requestIdNow } from './request-context';
import { asText } from './text-lines';

/** What Strapi's own logger calls its levels, and what they are in the log of both programs. */
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

/** What is said with a line of `strapi.log` besides its words: `strapi.log.info('Made', facts({ ms: 3 }))`. */
export function facts(values: Facts): { facts: Facts } {
  return { facts: values };
}

/** What `strapi.log` says, or an error that it was given alone. */
type Said = Error | Record<string | symbol, unknown>;

/**
 * Stands behind `strapi.log` and writes the log: everything passes the mask, and what is written within a request carries
 * its id. Of what hangs on an error or is handed in beside the words nothing is told but the facts.
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
      // As one text: a percent sign in it means nothing any more.
      this.out[level](line, '%s', mask(wordsOf(said.message)));
    }
    done();
  }
}

/** Settings of `strapi.log` that make it write the log; `to` takes the lines instead of standard output. */
export function logThrough({ level, format }: LogSettings, to?: DestinationStream) {
  const out = to ?? pino.destination({ dest: 1, sync: true });
  const logger = pino(
    {
      level,
      // The site's lines are of the same shape: this tells them apart where both are collected.
      base: { program: 'cms' },
      // It is described above; pino's own description would tell all that hangs on it.
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
    // The id is noted as the line is said: a stream may hand it on when the next request is at work.
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

/** `log.error(error)` hands over the error itself, `log.error('Words', error)` keeps it beside the words. */
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

/** An object among the words may hold anything: that there was one is all that is said of it. */
function wordsOf(message: unknown): string {
  return typeof message === 'object' && message !== null ? '[object]' : String(message);
}
