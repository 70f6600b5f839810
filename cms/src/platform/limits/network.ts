import ipaddr from 'ipaddr.js';

/**
 * The key under which an IP address is counted: an IPv4 address itself, of IPv6 the `/64`, which is what one
 * connection gets. `unknown` for what is no IP address. Same as `web/server/http/visitor-ip.ts`.
 */
export function networkOf(text: string): string {
  const ip = readIp(text);
  if (!ip) return 'unknown';
  if (ip.kind() === 'ipv4') return ip.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/64`).toString()}/64`;
}

/**
 * Reads an IP address as in `X-Forwarded-For`: perhaps with a port, a zone, brackets or quotes. IPv4 in IPv6 notation
 * becomes IPv4; only four decimal numbers count as IPv4.
 */
function readIp(text: string): ReturnType<typeof ipaddr.process> | null {
  const [, bracketed, plain] = /^"?(?:\[([^\]]*)\](?::\d+)?|([^"[\]]*))"?$/.exec(text.trim()) ?? [];
  const bare = (bracketed ?? plain ?? '').replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '');
  const valid = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return valid ? ipaddr.process(bare) : null;
}
