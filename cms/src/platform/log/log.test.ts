import { createLogger } from '@strapi/logger';
import { expect, test } from 'vitest';
import type { LogSettings } from '../../../config/environment/log';
import { routeConsole } from './console';
import { facts, logThrough } from './log';
import { withinRequest } from './request-context';
import { statementOf } from './slow-queries';

function logged(settings: Partial<LogSettings> = {}) {
  const lines: string[] = [];
  const all: LogSettings = { level: 'info', format: 'json', slowQueryMs: null, ...settings };
  const log = createLogger(logThrough(all, { write: (line) => lines.push(line) }));
  return { log, lines, parsed: () => lines.map((line): unknown => JSON.parse(line)) };
}

test('a line is one JSON object, with the id of the request it belongs to', () => {
  const { log, lines, parsed } = logged();
  withinRequest('r-1', () => log.info('Line\nof two, 100 %s', facts({ ms: 3, who: 'anna@fair.example' })));
  log.http('of nobody');
  expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(parsed()).toMatchObject([
    { level: 'info', program: 'cms', requestId: 'r-1', msg: 'Line\nof two, 100 %s', ms: 3, who: '[e-mail]' },
    { level: 'info', msg: 'of nobody' },
  ]);
  expect(parsed()[1]).not.toHaveProperty('requestId');
});

test('an error is logged without its other properties, and so is every other object', () => {
  const { log, lines, parsed } = logged();
  const cause = new Error('token=abc123 for anna@fair.example');
  const broken = (words: string) => Object.assign(new Error(words, { cause }), { code: 'E', body: 'geheim' });
  log.error(broken('alone'));
  log.error('With words:', broken('beside'));
  log.info('Object', { password: 'geheim', facts: { nested: { password: 'geheim' } } });
  log.info({ password: 'geheim' });
  const err = { code: 'E', cause: { message: 'token=[masked] for [e-mail]' } };
  expect(parsed()).toMatchObject([
    { level: 'error', msg: 'alone', err },
    { level: 'error', msg: 'With words: beside', err },
    { msg: 'Object' },
    { msg: '[object]' },
  ]);
  expect(lines.join('')).not.toMatch(/geheim|anna|abc123/);
});

test('what is printed becomes a line', () => {
  const { log, parsed } = logged({ level: 'debug' });
  const printer = { ...console };
  routeConsole(log, printer);
  printer.log('Began at %d', 3);
  printer.debug('detail');
  printer.error(new Error('alone'));
  printer.warn('With:', new Error('other'));
  expect(parsed()).toMatchObject([
    { level: 'info', msg: 'Began at 3' },
    { level: 'debug', msg: 'detail' },
    { level: 'error', err: { message: 'alone' } },
    { level: 'warn', err: { message: 'other' } },
  ]);
});

test('for people a line begins with the time, and an error shows where it comes from', () => {
  const { log, lines } = logged({ format: 'text' });
  log.info('Made', facts({ ms: 3 }));
  log.error('Failed', new Error('here', { cause: new Error('there') }));
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d Made ms=3\n$/);
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d error Failed here\nError: here\n +at [^]*because: there\n$/);
});

test.each([
  ['silent', 0],
  ['error', 1],
  ['warn', 2],
  ['info', 4],
  ['debug', 6],
] as const)('at the level %s, %i of six lines are written', (level, count) => {
  const { log, lines } = logged({ level });
  for (const name of ['error', 'warn', 'info', 'http', 'debug', 'silly'] as const) log[name]('x');
  expect(lines).toHaveLength(count);
});

test.each([
  ["select * from `a` where `b` = 'O''Brien' and c = ?", 'select * from `a` where `b` = ? and c = ?'],
  ["select 'never ended", 'select ?'],
  ['select\n  *\n\tfrom a', 'select * from a'],
])('%j stands in the log as %j', (sql, parsed) => {
  expect(statementOf(sql)).toBe(parsed);
});

test('a statement of any length stays short', () => {
  expect(statementOf(`select ${'a, '.repeat(10_000)}`).length).toBeLessThan(2100);
});
