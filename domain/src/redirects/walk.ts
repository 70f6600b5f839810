import {
  baseOf,
  canonicalPath,
  isOnSite,
  isPage,
  isWildcard,
  itemAt,
  languageFolder,
  pageAt,
  pathOf,
  readTarget,
  segmentsOf,
  withoutLanguage,
  writeUrl,
  type RedirectUrl,
} from './paths.js';

export interface Rule {
  /** In the notation of `canonicalSource`. */
  source: string;
  target: string;
  code: RedirectCode;
}

/** Permanent or temporary, with or without permission to change the method: RFC 9110, section 15.4. */
export type RedirectCode = 301 | 302 | 307 | 308;

export interface Redirect {
  target: string;
  code: RedirectCode;
}

export interface Walk {
  end: 'nowhere' | 'somewhere' | 'loop' | 'too-long';
  redirect: Redirect | null;
  rules: Rule[];
  urls: string[];
}

export const maxChainLength = 5;

/** The length of the column. */
const maxSourceLength = 255;

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

/**
 * A query for rules: those with one of these sources, or those that lead away from a path of this item (in the
 * notation of `itemAt`), in any language.
 */
export type Question = { sources: string[] } | { item: string };

type Follow<T> = Generator<Question, T, readonly Rule[]>;

/**
 * The sources that can match a path, in order of precedence: the path itself, then the longest wildcard. A source
 * without a language matches every language, after the path's own.
 */
export function sourcesFor(path: string): string[] {
  return [path, withoutLanguage(path)].flatMap(sourcesOfOneLanguage).filter(isFirst);
}

function sourcesOfOneLanguage(path: string): string[] {
  const exact = canonicalPath(path);
  const sources = exact.length <= maxSourceLength ? [exact] : [];
  let base = '';
  for (const segment of segmentsOf(exact)) {
    base += `/${segment}`;
    if (base.length + 2 > maxSourceLength) break;
    sources.splice(1, 0, `${base}/*`);
  }
  return sources;
}

function isFirst(source: string, index: number, all: string[]): boolean {
  return all.indexOf(source) === index;
}

/**
 * Follows the redirects from a path. A generator, because only the caller can look up rules. A redirect that works by
 * itself is still a loop when the site, which corrects names of items, can lead back to the start.
 */
export function* walkFrom(path: string): Follow<Walk> {
  const walk = yield* steps({ rules: [], urls: [pathOf(path)], pages: [pageAt(pathOf(path))] });
  if (walk.end !== 'somewhere') return walk;
  return (yield* roundabout(walk, new Set())) ?? walk;
}

type Trail = Pick<Walk, 'rules' | 'urls'> & { pages: string[] };

function* steps({ rules, urls, pages }: Trail): Follow<Walk & Trail> {
  for (;;) {
    const url = urls.at(-1) ?? '';
    const sources = sourcesFor(pathOf(url));
    const found = yield { sources };
    const step = nextStep(url, sources, found);
    if (!step) return { end: rules.length > 0 ? 'somewhere' : 'nowhere', ...trail() };
    rules = [...rules, step.rule];
    urls = [...urls, step.next];
    if (rules.length > maxChainLength) return { end: 'too-long', ...trail(), redirect: null };
    if (!isOnSite(step.next)) return { end: 'somewhere', ...trail() };
    const page = pageAt(pathOf(step.next));
    if (pages.includes(page)) return { end: 'loop', ...trail(), redirect: null };
    pages = [...pages, page];
  }

  function trail() {
    const target = urls.at(-1) ?? '';
    const redirect = rules.length > 0 ? { target, code: codeOf(rules) } : null;
    return { redirect, rules, urls, pages };
  }
}

/**
 * The loop or endless chain that a good walk can become: at an item, the site may go on to any of its names that has a
 * redirect. The correct name changes over time, so each counts. `known` are items that lead nowhere bad.
 */
function* roundabout(walk: Walk & Trail, known: Set<string>): Follow<Walk | null> {
  const path = pathOf(walk.urls.at(-1) ?? '');
  const item = isOnSite(path) ? itemAt(path) : null;
  const folder = languageFolder(path);
  if (item === null || known.has(folder + item)) return null;
  const names = yield { item };
  for (const name of namesIn(folder, names)) {
    if (canonicalPath(path) === name) continue;
    const further = yield* steps({ ...walk, urls: [...walk.urls, name] });
    if (further.rules.length === walk.rules.length) continue;
    const bad = further.end === 'somewhere' ? yield* roundabout(further, known) : further;
    if (bad) return bad;
  }
  known.add(folder + item);
  return null;
}

function namesIn(folder: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ source }) => {
    const path = isWildcard(source) ? baseOf(source) : source;
    const own = languageFolder(path);
    return own === '' || own === folder ? [folder + withoutLanguage(path)] : [];
  });
}

function nextStep(url: string, sources: string[], rules: readonly Rule[]) {
  const own = sourcesOfOneLanguage(pathOf(url));
  for (const group of [own, sources.filter((source) => !own.includes(source))]) {
    const rule = group.flatMap((source) => rules.find((one) => one.source === source) ?? [])[0];
    const next = rule && nextUrl(url, rule, group === own);
    if (rule && next) return { rule, next };
  }
  return null;
}

/**
 * The URL that a rule leads to from one it matches. A rule for all languages stays in the visitor's. Null when the
 * target is no URL, or is the current page: `/nieuws/*` to `/nieuws` does not apply to `/nieuws` itself.
 */
function nextUrl(current: string, rule: Rule, ownLanguage: boolean): string | null {
  const url = readTarget(rule.target);
  if (!url) return null;
  const path = ownLanguage ? pathOf(current) : withoutLanguage(pathOf(current));
  if (isWildcard(url.pathname)) {
    const tail = isWildcard(rule.source)
      ? segmentsOf(path).slice(segmentsOf(baseOf(rule.source)).length)
      : [];
    url.pathname = [baseOf(url.pathname), ...tail].join('/');
  }
  if (!ownLanguage && isOnSite(rule.target) && isPage(url.pathname) && languageFolder(url.pathname) === '')
    url.pathname = languageFolder(pathOf(current)) + (url.pathname === '/' ? '' : url.pathname);
  carryQuery(url, current);
  const next = writeUrl(url);
  const stays = isOnSite(next) && canonicalPath(pathOf(next)) === canonicalPath(pathOf(current));
  return stays ? null : next;
}

/** Query and fragment of an earlier target are passed on; those of the later target take precedence. */
function carryQuery(url: RedirectUrl, current: string): void {
  const earlier = readTarget(current);
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
