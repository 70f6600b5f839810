import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/**
 * True for an IP address on the public internet: not this machine, not its network, not its provider's
 * metadata service (169.254.169.254). An IPv4 address in IPv6 notation counts as itself; tunnels do not
 * count.
 */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  if (parsed.range() !== 'unicast' || ownIps().has(parsed.toNormalizedString())) return false;
  // Only 2000::/3 is assigned; below it are old notations of IPv4.
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
}

/** A public IP address of this machine is this machine too. */
function ownIps(): Set<string> {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return new Set(
    all.map(({ address: parsed }) => ipaddr.process(parsed.replace(/%.*$/, '')).toNormalizedString()),
  );
}
