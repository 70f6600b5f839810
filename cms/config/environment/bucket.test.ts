import { expect, it } from 'vitest';
import { readBucket } from './bucket';

const keys = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'zeer/geheim+woord=' };
const read = (more: Record<string, string>) => readBucket({ S3_BUCKET: 'beurs-2027', ...keys, ...more });

it('is the data folder without a bucket', () => {
  expect(readBucket({})).toBeNull();
  expect(readBucket({ S3_BUCKET: ' ', S3_PREFIX: '' })).toBeNull();
});

it('is a bucket at Amazon with a region, or at another service with its URL', () => {
  expect(read({ S3_REGION: 'eu-central-1' })).toEqual({
    name: 'beurs-2027',
    endpoint: null,
    region: 'eu-central-1',
    prefix: '',
    accessKeyId: 'AKIA',
    secretAccessKey: 'zeer/geheim+woord=',
  });
  expect(read({ S3_ENDPOINT: 'https://opslag.example/s3/', S3_PREFIX: '/beurs/2027/' })).toMatchObject({
    endpoint: 'https://opslag.example/s3',
    region: 'us-east-1',
    prefix: 'beurs/2027',
  });
});

it.each<[string, Record<string, string>, string]>([
  ['another setting alone', { S3_BUCKET: '', S3_REGION: 'x' }, 'S3_BUCKET is missing beside S3_REGION'],
  ['a name with capitals', { S3_BUCKET: 'Beurs' }, 'S3_BUCKET is "Beurs"'],
  ['a name that is a path', { S3_BUCKET: 'beurs/2027' }, 'S3_BUCKET is "beurs/2027"'],
  ['a short name', { S3_BUCKET: 'ab' }, 'S3_BUCKET is "ab"'],
  ['two dots in a name', { S3_BUCKET: 'be..urs' }, 'S3_BUCKET is "be..urs"'],
  ['no region at Amazon', {}, 'S3_REGION is missing'],
  ['a region with a space', { S3_REGION: 'eu central' }, 'S3_REGION is "eu central"'],
  ['no URL', { S3_ENDPOINT: 'opslag.example' }, 'S3_ENDPOINT is not a URL'],
  ['another protocol', { S3_ENDPOINT: 'ftp://opslag.example' }, 'S3_ENDPOINT is not a URL'],
  ['a password in the URL', { S3_ENDPOINT: 'https://a:geheim@opslag.example' }, 'S3_ENDPOINT is not a URL'],
  ['a query', { S3_ENDPOINT: 'https://opslag.example?geheim=1' }, 'S3_ENDPOINT is not a URL'],
  ['no key', { S3_REGION: 'x', S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID is missing'],
  ['no secret', { S3_REGION: 'x', S3_SECRET_ACCESS_KEY: ' ' }, 'S3_SECRET_ACCESS_KEY is missing'],
  [
    'a secret with a line break',
    { S3_REGION: 'x', S3_SECRET_ACCESS_KEY: 'zeer\ngeheim' },
    'S3_SECRET_ACCESS_KEY holds signs',
  ],
  ...['../x', 'a/../b', 'a//b', 'a/./b', 'a b', 'é', 'x'.repeat(201)].map(
    (prefix): [string, Record<string, string>, string] => [
      `the prefix ${prefix.slice(0, 10)}`,
      { S3_REGION: 'x', S3_PREFIX: prefix },
      'S3_PREFIX is',
    ],
  ),
])('rejects %s in one line without a key', (_what, source, message) => {
  const attempt = () => read(source);
  expect(attempt).toThrow(message);
  expect(attempt).toThrow(/^(?!.*geheim)[^\n]*$/);
});
