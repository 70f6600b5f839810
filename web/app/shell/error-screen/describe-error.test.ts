import { expect, test } from 'vitest';
import { messagesFor } from '../../messages/messages';
import { describeError } from './describe-error';
import { errorResponse } from '../../errors/error-response.fixture';

const m = messagesFor('nl').shell.error;

test('a page that is not there shows the message that its loader gave', () => {
  const error = errorResponse(404, 'Not Found', { message: 'Page Not Found: /weg' });
  expect(describeError(error, m)).toEqual({
    status: 404,
    message: 'Page Not Found: /weg',
    text: '',
    retry: false,
  });
});

test('content that cannot be had offers another try', () => {
  expect(describeError(errorResponse(503, '', null), m)).toEqual({
    status: 503,
    message: m.unavailableMessage,
    text: m.unavailableText,
    retry: true,
  });
});

test('a request over a limit offers another try', () => {
  expect(describeError(errorResponse(429, '', '<!doctype html>'), m)).toEqual({
    status: 429,
    message: m.tooManyMessage,
    text: m.tooManyText,
    retry: true,
  });
});

test("the router's own words about a bad request stay inside", () => {
  expect(describeError(errorResponse(405, '', 'Error: no action'), m).message).toBe(m.badRequestMessage);
});

test('anything that is not a response is a failure of ours', () => {
  expect(describeError('boom', m)).toEqual({
    status: 500,
    message: m.unexpectedMessage,
    text: m.unexpectedText,
    retry: true,
  });
});
