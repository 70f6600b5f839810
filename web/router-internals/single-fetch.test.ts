import { UNSAFE_decodeViaTurboStream as decodeInBrowser } from 'react-router';
import { expect, test } from 'vitest';
import { dataPathOf, pageOfData } from './data-path';
import { decodeData, encodeData, redirectStatus } from './single-fetch';
import { ask } from './small-build.fixture';

const decoded = ({ body }: Response) => decodeData(body ?? new ReadableStream());

test.each(['/lijst?dag=1', '/'])('the router has the data of %s at its URL, by route', async (path) => {
  const response = await ask(dataPathOf(path));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(encodeData({}).type);
  expect(await decoded(response)).toEqual({
    root: { data: { site: 'De beurs' } },
    page: { data: { query: path.replace(/^[^?]*/, ''), none: undefined, when: new Date(0) } },
  });
  expect(pageOfData(new URL(dataPathOf(path), 'http://localhost')).path).toBe(path);
});

test('the router reads which routes are asked for from the query', async () => {
  const response = await ask('/lijst.data?_routes=page');
  expect(Object.keys((await decoded(response)) ?? {})).toEqual(['page']);
  expect(pageOfData(new URL('http://localhost/lijst.data?dag=1&_routes=root,page'))).toEqual({
    path: '/lijst?dag=1',
    routes: ['root', 'page'],
  });
});

test('a form that is accepted and one that is not are told apart by what the router sends', async () => {
  const post = (naam: string) =>
    ask(dataPathOf('/lijst'), { method: 'POST', body: new URLSearchParams({ naam }) });
  const [accepted, rejected] = [await post('Noor'), await post('')];
  expect(accepted.status).toBe(redirectStatus);
  await decoded(accepted);
  expect(rejected.status).toBe(400);
  expect(await decoded(rejected)).toEqual({ data: { errors: { naam: 'Vul iets in.' } } });
});

test('the router in the browser reads what is encoded here', async () => {
  const routes = { page: { data: { list: [1, null, undefined], when: new Date(0) } } };
  const { value, done } = await decodeInBrowser(encodeData(routes).body, globalThis);
  await done;
  expect(value).toEqual(routes);
});
