import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { visitorAddress } from './visitor-address';

function from(header?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' });
  const req = new IncomingMessage(socket);
  if (header !== undefined) req.headers['x-forwarded-for'] = header;
  return req;
}

test.each([
  ['nobody is believed', '192.0.2.7', 0, '10.0.0.1'],
  ['one proxy says where', '192.0.2.7', 1, '192.0.2.7'],
  ['what a visitor wrote before it is not believed', '6.6.6.6, 192.0.2.7', 1, '192.0.2.7'],
  ['two proxies', '6.6.6.6, 192.0.2.7, 10.0.0.2', 2, '192.0.2.7'],
  ['a proxy that says nothing', undefined, 1, '10.0.0.1'],
  ['a proxy that says nothing readable', ' , ', 1, '10.0.0.1'],
])('%s', (_what, header, proxies, expected) => {
  expect(visitorAddress(from(header), proxies)).toBe(expected);
});
