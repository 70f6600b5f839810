import { asciiDomain } from './ascii-domain.js';
import { plainCharacters } from './clean-text.js';

/**
 * An e-mail address as mail servers take it: a domain with accents in ASCII, without what programs for mail put around it
 * (`mailto:`, a name before `<...>`, a point at the end). Capitals stay; who compares addresses does without them.
 */
export function normaliseEmail(text: string): string {
  const plain = plainCharacters(text);
  const [, bracketed = plain] = /^[^<>]*<([^<>]+)>[.,;]?$/.exec(plain) ?? [];
  const address = bracketed
    .replace(/^mailto: ?/i, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(/[.,;]$/, '')
    .trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return /^[\u0000-\u007f]*$/.test(domain) ? address : `${address.slice(0, at + 1)}${asciiDomain(domain)}`;
}
