import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { networkOf, visitorIp } from './visitor-ip';

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
  ['a proxy that says the port as well', '192.0.2.7:51234', 1, '192.0.2.7'],
  ['IPv6 with its port', '[2001:DB8::0:7]:51234', 1, '2001:db8::7'],
  ['IPv4 written as IPv6', '::ffff:192.0.2.7', 1, '192.0.2.7'],
  ['a zone', 'fe80::7%eth0', 1, 'fe80::7'],
  ['what is no IP address', 'onbekend', 1, 'unknown'],
  ['what is no IP address before a proxy', 'onbekend, 192.0.2.7', 1, '192.0.2.7'],
])('the IP address of a visitor is found where this holds: %s', (_what, header, proxies, expected) => {
  expect(visitorIp(from(header), proxies)).toBe(expected);
});

// The content backend counts by the same names: cms/src/platform/limits/network.test.ts has the same table.
test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::9]:51234"', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['fe80::2%25eth1', 'fe80::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b::/64'],
  ['::', '::/64'],
  ['::1', '::/64'],
  ['127.0.0.1', '127.0.0.1'],
  // Only the usual form of IPv4: 0300.0.2.1 and 3221225985 are also ways to write one address.
  ['0300.0.2.1', 'unknown'],
  ['3221225985', 'unknown'],
  ['192.0.2', 'unknown'],
  ['192.0.2.256', 'unknown'],
  ['1:2', 'unknown'],
  ['unknown', 'unknown'],
  ['_verborgen', 'unknown'],
  ['', 'unknown'],
  ['<script>', 'unknown'],
])('%j is of the network %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
