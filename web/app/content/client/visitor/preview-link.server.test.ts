import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPreviewLink } from './preview-link.server';

const secret = 'a-secret-that-both-programs-know';
const link = {
  path: '/nieuws/5001/nieuw',
  collection: 'news-articles',
  documentId: 'abc',
  locale: 'nl',
  status: 'draft',
  isPublic: false,
  expires: 1000,
};

function sign(content: unknown, key = secret): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

test('a link of ours opens until its time is over', () => {
  expect(openPreviewLink(sign(link), secret, 999)).toEqual({ is: 'good', link });
  expect(openPreviewLink(sign(link), secret, 1000)).toEqual({ is: 'over' });
});

test.each([
  ['nothing', ''],
  ['noise', 'x.y'],
  ['no signature', sign(link).split('.')[0] ?? ''],
  ['another signature', sign(link, 'another-secret-altogether')],
  ['another content', `${sign({ ...link, documentId: 'x' }).split('.')[0]}.${sign(link).split('.')[1]}`],
  ['more behind it', `${sign(link)}.x`],
  ['something else that was signed', sign({ hello: 'world' })],
])('a preview link of %s is false', (_what, signedLink) => {
  expect(openPreviewLink(signedLink, secret, 0)).toEqual({ is: 'false' });
});

test('without a secret no link is good, not even one signed with nothing', () => {
  expect(openPreviewLink(sign(link, ''), null, 0)).toEqual({ is: 'false' });
});
