import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one on the public internet, and none of this machine, its network or its provider
 * (169.254.169.254). An IPv4 address written as IPv6 counts as itself; what leads into a tunnel does not count.
 */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  if (parsed.range() !== 'unicast' || ownIps().has(parsed.toNormalizedString())) return false;
  // 2000::/3 is all that is given out; below it are old ways to write an IPv4 address.
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
}

/** A public address of this machine is this machine too. */
function ownIps(): Set<string> {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return new Set(
    all.map(({ address: parsed }) => ipaddr.process(parsed.replace(/%.*$/, '')).toNormalizedString()),
  );
}
