import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { isPublicIp } from './public-ip';
import { webhookErrors } from './texts';

export interface Network {
  resolve(
    hostname: string,
    options: { all: true },
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ): void;
  allows(ip: string): boolean;
}

const internet: Network = { resolve: lookup, allows: isPublicIp };

export class NotPublic extends Error {
  constructor() {
    super(webhookErrors.notPublic);
  }
}

/** Rejects a URL whose host is not on the public internet. What a name resolves to may change later. */
export async function requirePublic(url: string, network = internet): Promise<void> {
  const host = hostOf(url);
  if (isIP(host)) {
    if (!network.allows(host)) throw new NotPublic();
    return;
  }
  await new Promise<void>((resolve, reject) =>
    publicLookup(network)(host, { all: true }, (error) => (error ? reject(error) : resolve())),
  );
}

/**
 * A `fetch` that connects to the public internet only. It resolves a name once, when it connects, so that the IP
 * address that was checked is the one that is called. It does not follow redirects.
 */
export function createPublicFetch(network = internet) {
  const dispatcher = new Agent({ connect: { lookup: publicLookup(network) } });
  return async (url: string, options: Parameters<typeof fetch>[1]) => {
    const host = hostOf(url);
    // An IP address in the URL is not looked up.
    if (isIP(host) && !network.allows(host)) throw new NotPublic();
    try {
      return await fetch(url, { ...options, redirect: 'manual', dispatcher });
    } catch (error) {
      // `fetch failed` says nothing; its cause does.
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
    }
  };
}

/** Looks names up, and rejects those that lead to this server or its network: for whatever connects by itself. */
export function publicLookup(network = internet): LookupFunction {
  return (hostname, options, callback) =>
    network.resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(webhookErrors.notFound), []);
      if (!addresses.every(({ address }) => network.allows(address))) return callback(new NotPublic(), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
}

/**
 * The host as `fetch` connects to it: `URL` has normalised other spellings of an IPv4 address (`0x7f.1`,
 * `2130706433`).
 */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}
