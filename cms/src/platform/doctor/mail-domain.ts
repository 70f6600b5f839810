import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import type { Finding } from './finding';
import { mailDomainFindings as texts } from './texts';

/** Long enough for a name server that is slow, short enough for somebody who waits for a page. */
const timeoutMs = 3000;

/**
 * The names under which the large mail services and the usual mail servers publish their key. A key has no list of names: one
 * under another name is not found.
 */
const selectors = [
  'default',
  'dkim',
  'mail',
  'smtp',
  's1',
  's2',
  'k1',
  'k2',
  'k3',
  'selector1',
  'selector2',
  'google',
  'mandrill',
  'pm',
];

/** The texts under a name; `null` when the name server gave no answer. */
type Texts = string[] | null;

/**
 * Looks up whether mail from this address is taken for real: the servers that may send for its domain (SPF, RFC 7208), a
 * key for signatures (DKIM, RFC 6376), and what to do with mail that has neither (DMARC, RFC 7489).
 * @param servers addresses of name servers, with their ports; those of this machine when there are none
 */
export async function checkMailDomain(address: string, servers: string[] = []): Promise<Finding[]> {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  const look = (name: string) => readTexts(resolver, name);
  const [own, policy, ...keys] = await Promise.all([
    look(domain),
    look(`_dmarc.${domain}`),
    ...selectors.map((selector) => look(`${selector}._domainkey.${domain}`)),
  ]);
  if (own === null || own === undefined || policy === null || policy === undefined)
    return [{ weight: 'note', ...texts.unknown(domain) }];
  const spf = own.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const hasKey = keys.some((found) => found?.some((text) => /(?:^|;)\s*p=[^;\s]/.test(text)) === true);
  return [
    spf.length === 1
      ? { weight: 'note', ...texts.spf(domain) }
      : { weight: 'warning', ...(spf.length === 0 ? texts.noSpf(domain) : texts.manySpf(domain)) },
    hasKey ? { weight: 'note', ...texts.dkim(domain) } : { weight: 'note', ...texts.noDkim(domain) },
    policy.some((text) => /^v=DMARC1/i.test(text))
      ? { weight: 'note', ...texts.dmarc(domain) }
      : { weight: 'warning', ...texts.noDmarc(domain) },
  ];
}

/** Nothing there, by the name server itself: the domain has no such name, or no text under it. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

async function readTexts(resolver: Resolver, name: string): Promise<Texts> {
  try {
    // A long text arrives in parts.
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return absent.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}
