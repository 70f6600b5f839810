import { expect, it } from 'vitest';
import { networkOf } from './network';

// The site counts by the same names: web/server/http/visitor-ip.test.ts has the same table.
it.each([
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
  // Only the usual form of IPv4: 0300.0.2.1 and 3221225985 are other spellings of one IP address.
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
