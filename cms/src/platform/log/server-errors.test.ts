import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { requestIdNow } from './request-context';
import { logServerErrors } from './server-errors';

const errorWith = (more: object) => Object.assign(new Error('It failed'), more);

/** The errors that are logged when Koa reports these, each with the id of its request. */
function logged(...errors: Error[]): unknown[] {
  const app = Object.assign(new EventEmitter(), { silent: false });
  const lines: unknown[] = [];
  const error = (_words: string, about: Error) => lines.push([about, requestIdNow()]);
  logServerErrors({ server: { app }, log: { error } });
  const context = { response: { get: () => 'r-1' } };
  for (const one of errors) app.emit('error', one, context);
  return lines;
}

test('an error while a response is sent is logged with its request', () => {
  const unreadable = errorWith({ code: 'EIO' });
  const malformed = errorWith({ code: 'HPE_INVALID_CHUNK_SIZE' });
  expect(logged(unreadable, malformed)).toEqual([
    [unreadable, 'r-1'],
    [malformed, 'r-1'],
  ]);
});

test('a visitor who leaves is no error, and neither is what a response says itself', () => {
  const gone = ['EPIPE', 'ECONNRESET', 'HPE_INVALID_EOF_STATE'].map((code) => errorWith({ code }));
  expect(logged(...gone, errorWith({ status: 404 }), errorWith({ expose: true }))).toEqual([]);
});
