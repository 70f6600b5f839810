import { expect, test } from 'vitest';
import { readSentFile, uploadsIn } from './sent-file';

const upload = { id: 'a', name: 'cv.pdf', type: 'pdf', bytes: 5 };

test('an upload and a fault are read as they were written', () => {
  expect(readSentFile(JSON.stringify(upload))).toEqual(upload);
  expect(readSentFile(JSON.stringify({ fault: 'too-large', name: 'cv.pdf' }))).toEqual({
    fault: 'too-large',
    name: 'cv.pdf',
  });
});

test('a fault that nobody knows is one of the server', () => {
  expect(readSentFile('{"fault":"constructor","name":"a"}')).toEqual({ fault: 'unavailable', name: 'a' });
});

test.each([
  '',
  'x',
  '{',
  '[]',
  '{}',
  'null',
  '{"id":"a","name":"b"}',
  '{"id":1,"name":"b","type":"","bytes":1}',
])('what else is sent in the place of a file is nothing: %s', (text) => {
  expect(readSentFile(text)).toBeNull();
});

test('of everything a field sends only uploads count', () => {
  const texts = [JSON.stringify(upload), '', '{"fault":"empty","name":"a"}', new File(['x'], 'a.pdf')];
  expect(uploadsIn(texts)).toEqual([upload]);
});
