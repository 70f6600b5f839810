import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

const unknown = 'unknown';

/**
 * The visitor's IP address, in the one form that the whole site uses: of the other end of the connection, or
 * as the proxies in front of us name it. Addresses before those of our own proxies are not believed: a
 * visitor can write them.
 * @param proxies how many proxies of ours every request passes
 */
export function visitorIp(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? '';
  const header = proxies === 0 ? '' : String(req.headers['x-forwarded-for'] ?? '');
  const named = header
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return readIp(named.at(-proxies) ?? direct)?.toString() ?? unknown;
}

/**
 * The name under which the visitor at an address is counted: an IPv4 address itself, of IPv6 the `/64`, which is what one
 * connection gets. `unknown` for what is no address. As in `cms/src/platform/limits/network.ts`.
 */
export function networkOf(text: string): string {
  const address = readIp(text);
  if (!address) return unknown;
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

export function isLoopback(text: string): boolean {
  return readIp(text)?.range() === 'loopback';
}

/**
 * Reads an IP address as it stands in `X-Forwarded-For`: perhaps with a port, a zone, brackets or quotes. IPv4 that is written
 * as IPv6 is IPv4, and only its usual form with four decimal numbers counts.
 */
function readIp(text: string): ReturnType<typeof ipaddr.process> | null {
  const [, bracketed, plain] = /^"?(?:\[([^\]]*)\](?::\d+)?|([^"[\]]*))"?$/.exec(text.trim()) ?? [];
  const bare = (bracketed ?? plain ?? '').replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '');
  const valid = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return valid ? ipaddr.process(bare) : null;
}
