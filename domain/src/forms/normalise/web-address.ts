import { plainCharacters } from './clean-text.js';

/**
 * A web address with its protocol, which people leave out: `https://` is put before what begins as a domain does.
 * @param protocols that the field takes; all when it names none
 */
export function normaliseWebAddress(text: string, protocols: readonly string[]): string {
  const address = plainCharacters(text)
    .replace(/^<(.*)>$/, '$1')
    .replace(/^(https?) ?: ?\/{1,2} ?/i, (_, protocol: string) => `${protocol.toLowerCase()}://`)
    .replace(/[.,;]$/, '');
  if (protocols.length > 0 && !protocols.includes('https')) return address;
  return /^(?:\/\/)?[^\s@:/?#.]+(?:\.[^\s@:/?#.]+)+(?:[:/?#]|$)/.test(address)
    ? `https://${address.replace(/^\/\//, '')}`
    : address;
}
