import { expect, test, vi } from 'vitest';
import { contextFor } from '../content/client/visitor/visitor.server';
import { CmsUnavailable } from '../content/client/errors';
import { missingPage } from './missing-page.server';

vi.mock('./index/shared-index.server', () => ({
  sharedIndex: () => Promise.resolve({ search: () => ({ found: [] }) }),
}));

const url = new URL('https://beurs.example/programma/2999');
const away = new CmsUnavailable({ method: 'GET', url: '/sessions/withdrawn/2999', body: null });
const withdrawn = { title: 'Hout', day: '2027-02-09' };

function contextOf(isRobot: boolean) {
  const tokens = { access: null, refresh: null };
  return contextFor(new Request(url), { ip: null, isRobot, requestId: '', tokens, nonce: null });
}

test.each([
  ['was called off', () => Promise.resolve(withdrawn), withdrawn],
  ['was not called off', () => Promise.resolve(null), null],
  ['nobody knows of, because the content backend does not answer', () => Promise.reject(away), null],
])('the 404 of what %s is a 404 all the same', async (_what, find, known) => {
  const missing = await missingPage(contextOf(false), url, find);
  expect(missing.init).toMatchObject({ status: 404 });
  expect(missing.data).toMatchObject({ message: 'Page Not Found: /programma/2999', withdrawn: known });
});

test('for a robot nothing is asked', async () => {
  const find = vi.fn(() => Promise.resolve(withdrawn));
  expect((await missingPage(contextOf(true), url, find)).init).toMatchObject({ status: 404 });
  expect(find).not.toHaveBeenCalled();
});
