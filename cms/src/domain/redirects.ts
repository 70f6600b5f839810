import {
  baseOf,
  canonicalPath,
  isOnSite,
  isWildcard,
  pageAt,
  pathOf,
  readTarget,
  segmentsOf,
  writeAddress,
} from './redirect-paths';

/** One active redirect. */
export interface Rule {
  /** In the notation of `canonicalSource`. */
  source: string;
  target: string;
  code: RedirectCode;
}

/** Permanent or temporary, and with or without the right to change the method: RFC 9110, section 15.4. */
export type RedirectCode = 301 | 302 | 307 | 308;

/** Where a path leads in the end. */
export interface Redirect {
  /** A path on the site or a full address. */
  target: string;
  code: RedirectCode;
}

/** How following the redirects from a path ended, with the addresses on the way, the first one included. */
export interface Walk {
  end: 'nowhere' | 'somewhere' | 'loop' | 'too-long';
  redirect: Redirect | null;
  rules: Rule[];
  addresses: string[];
}

/** The most redirects that are followed one after the other. */
export const longestChain = 5;

/** No source is longer: the length of its column. */
const longestSource = 255;

/** The values of the content model, which editors read, and what they mean. */
const codes: Readonly<Record<string, RedirectCode>> = {
  'Blijvend (301)': 301,
  'Tijdelijk (302)': 302,
  'Tijdelijk, zelfde methode (307)': 307,
  'Blijvend, zelfde methode (308)': 308,
};

/** The code of a value of the content model; an unknown one promises least. */
export function redirectCode(value: unknown): RedirectCode {
  return (typeof value === 'string' ? codes[value] : undefined) ?? 302;
}

/** The sources that can apply to a path, the one that wins first: the path itself, then the longest wildcard. */
export function sourcesFor(path: string): string[] {
  const exact = canonicalPath(path);
  const sources = exact.length <= longestSource ? [exact] : [];
  let base = '';
  for (const segment of segmentsOf(exact)) {
    base += `/${segment}`;
    if (base.length + 2 > longestSource) break;
    sources.splice(1, 0, `${base}/*`);
  }
  return sources;
}

/**
 * Follows the redirects from a path. A generator, because only the caller knows how rules are found: each turn hands
 * out the sources that can apply, takes in the rules that exist for them, and the last turn gives the walk.
 */
export function* walkFrom(path: string): Generator<string[], Walk, readonly Rule[]> {
  const rules: Rule[] = [];
  const addresses = [pathOf(path)];
  const seen = new Set([pageAt(pathOf(path))]);
  for (;;) {
    const address = addresses.at(-1) ?? '';
    const sources = sourcesFor(pathOf(address));
    const found = yield sources;
    const rule = sources.flatMap((source) => found.find((one) => one.source === source) ?? [])[0];
    const next = rule && nextAddress(address, rule);
    if (!rule || !next) return { end: rules.length > 0 ? 'somewhere' : 'nowhere', ...end() };
    rules.push(rule);
    addresses.push(next);
    if (rules.length > longestChain) return { end: 'too-long', ...end(), redirect: null };
    if (!isOnSite(next)) return { end: 'somewhere', ...end() };
    const place = pageAt(pathOf(next));
    if (seen.has(place)) return { end: 'loop', ...end(), redirect: null };
    seen.add(place);
  }

  function end() {
    const target = addresses.at(-1) ?? '';
    const redirect = rules.length > 0 ? { target, code: codeOf(rules) } : null;
    return { redirect, rules, addresses };
  }
}

/**
 * Where a rule leads from an address that it applies to. Null when its target is no address, or is the page one is
 * on: `/nieuws/*` to `/nieuws` leaves `/nieuws` itself alone.
 */
function nextAddress(address: string, rule: Rule): string | null {
  const url = readTarget(rule.target);
  if (!url) return null;
  if (isWildcard(url.pathname)) {
    const rest = isWildcard(rule.source)
      ? segmentsOf(pathOf(address)).slice(segmentsOf(baseOf(rule.source)).length)
      : [];
    url.pathname = [baseOf(url.pathname), ...rest].join('/');
  }
  keepQuery(url, address);
  const next = writeAddress(url);
  const stays = isOnSite(next) && canonicalPath(pathOf(next)) === canonicalPath(pathOf(address));
  return stays ? null : next;
}

/** Query and fragment of an earlier target travel on; what the later target says itself wins. */
function keepQuery(url: URL, address: string): void {
  const earlier = readTarget(address);
  if (!earlier) return;
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of earlier.searchParams) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  if (url.hash === '') url.hash = earlier.hash;
}

/** A chain promises no more than its weakest link. */
function codeOf(rules: Rule[]): RedirectCode {
  const permanent = rules.every(({ code }) => code === 301 || code === 308);
  const sameMethod = rules.every(({ code }) => code === 307 || code === 308);
  if (permanent) return sameMethod ? 308 : 301;
  return sameMethod ? 307 : 302;
}
