import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from: the other end of the connection, or what the proxies in front of us say of it. Only as
 * many are believed as there are known to be; what a visitor writes before them is not.
 * @param proxies how many proxies of ours every request passes
 */
export function visitorAddress(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const header = req.headers['x-forwarded-for'];
  const named = String(header ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return named.at(-proxies) ?? direct;
}
