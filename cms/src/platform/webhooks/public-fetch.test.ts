import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicIp } from './public-ip';
import { createPublicFetch, NotPublic, requirePublic, type Network } from './public-fetch';

let server: Server;
let port: number;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    if (request.url === '/verder') response.writeHead(307, { location: `http://localhost:${port}/geheim` });
    response.end('dank u');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

/** A network with names of the test's choice; `public.example` is this test's server, as if it were public. */
const named = (names: Record<string, string[]>, allows: Network['allows'] = isPublicIp): Network => ({
  resolve: (name, _options, callback) =>
    callback(
      names[name] ? null : new Error('ENOTFOUND'),
      (names[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  allows,
});
const post = (url: string, network: Network) =>
  createPublicFetch(network)(url, { method: 'post', body: '{}' });

describe('an IP address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (ip) => {
    expect(isPublicIp(ip)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.8.9.10',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    'fe80::1',
    'fc00::1',
    'fec0::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not', (ip) => expect(isPublicIp(ip)).toBe(false));

  it('of this machine is not public, whatever network it is on', () => {
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own)
      expect([address, isPublicIp(address.replace(/%.*$/, ''))]).toEqual([address, false]);
  });
});

describe('a call', () => {
  const none = named({});
  it.each([
    '127.0.0.1',
    '127.1',
    '0',
    '0x7f000001',
    '2130706433',
    '017700000001',
    '0x7f.0.0.1',
    '①②⑦.0.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '127.0.0.1.',
    '127。0。0。1',
  ])('to http://%s is made nowhere and cannot be saved', async (host) => {
    const url = `http://${host}:${port}/haak`;
    await expect(post(url, none)).rejects.toThrow(NotPublic);
    await expect(requirePublic(url, none)).rejects.toThrow(NotPublic);
    expect(asked).toEqual([]);
  });

  it.each([
    ['localhost', ['127.0.0.1']],
    ['localhost.', ['127.0.0.1']],
    ['binnen.example', ['10.0.0.8']],
    ['beide.example', ['93.184.216.34', '127.0.0.1']],
    ['zes.example', ['::1']],
  ])('to %s is made nowhere: the name means %j', async (name, addresses) => {
    const network = named({ [name]: addresses });
    await expect(post(`http://${name}:${port}/haak`, network)).rejects.toThrow(NotPublic);
    await expect(requirePublic(`http://${name}/haak`, network)).rejects.toThrow(NotPublic);
    expect(asked).toEqual([]);
  });

  it('goes to the IP address that was checked, though the name means another a moment later', async () => {
    const resolutions = [['93.184.216.34'], ['127.0.0.1']];
    const network = named({});
    network.resolve = (_name, _options, callback) =>
      callback(
        null,
        (resolutions.shift() ?? []).map((address) => ({ address, family: 4 })),
      );
    await requirePublic('http://wisselt.example/haak', network);
    await expect(post(`http://wisselt.example:${port}/haak`, network)).rejects.toThrow(NotPublic);
    expect(asked).toEqual([]);
  });

  it('reaches a public IP address, and does not follow its redirect', async () => {
    const network = named({ 'public.example': ['127.0.0.1'] }, (ip) => ip === '127.0.0.1');
    const response = await post(`http://public.example:${port}/haak`, network);
    expect([response.status, await response.text()]).toEqual([200, 'dank u']);
    expect((await post(`http://public.example:${port}/verder`, network)).status).toBe(307);
    expect(asked).toEqual(['public.example/haak', 'public.example/verder']);
  });

  it('to a name that does not exist fails with what is wrong', async () => {
    await expect(post('http://niets.example/', none)).rejects.toThrow('ENOTFOUND');
  });
});
