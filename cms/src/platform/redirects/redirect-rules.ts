import {
  baseOf,
  canonicalPath,
  canonicalSource,
  finderIn,
  inAllLanguages,
  isOnSite,
  isPage,
  isWildcard,
  itemAt,
  languageFolder,
  maxChainLength,
  pathOf,
  readTarget,
  segmentsOf,
  walkAmong,
  withoutLanguage,
  type Rule,
} from 'beursvloer-domain/redirects';
import { sourceErrors, targetErrors } from './texts';

export interface Objection {
  field: 'source' | 'target';
  message: string;
}

/** A segment that no source names. */
const anySegment = '~';

export function objectionToForm(source: string, target: string): Objection | null {
  const aboutSource = objectionToSource(source);
  if (aboutSource) return { field: 'source', message: aboutSource };
  const aboutTarget =
    objectionToTarget(target) ?? objectionToStar(source, target) ?? objectionToShortLink(target);
  return aboutTarget ? { field: 'target', message: aboutTarget } : null;
}

function objectionToTarget(target: string): string | null {
  if (readTarget(target)) return null;
  return targetErrors.unreadable;
}

/** Follows the active redirects from the target of a short link: a loop or a long chain is wrong. */
export function objectionToLinkTarget(target: string, rules: readonly Rule[]): string | null {
  const objection = objectionToTarget(target) ?? objectionToStar('', target) ?? objectionToShortLink(target);
  if (objection || !isOnSite(target)) return objection;
  const { end, urls } = walkAmong(finderIn(rules), pathOf(target));
  const route = urls.join(' → ');
  if (end === 'loop') return targetErrors.inLoop(route);
  return end === 'too-long' ? targetErrors.inChain(route) : null;
}

/** Short links lead out of `/l` and nothing leads into it, so no loop passes there. */
function objectionToShortLink(target: string): string | null {
  if (!isOnSite(target)) return null;
  const [folder] = segmentsOf(withoutLanguage(canonicalPath(pathOf(target))));
  return folder === 'l' ? targetErrors.shortLink : null;
}

/**
 * Judges an active redirect among the other active ones: it may not lead to itself, close a loop or make a
 * chain too long. Loops and chains without this redirect do not count.
 */
export function objectionToPlace(rule: Rule, others: readonly Rule[]): Objection | null {
  if (isOwnName(rule)) return { field: 'target', message: targetErrors.ownName };
  if (isSelfReference(rule)) return { field: 'target', message: targetErrors.itself };
  const rules = [rule, ...others];
  const find = finderIn(rules);
  const tails = tailsOf(rules);
  for (const path of rules.flatMap((start) => pathsInto(start, tails))) {
    const walk = walkAmong(find, path);
    if (!walk.rules.includes(rule)) continue;
    const route = walk.urls.join(' → ');
    if (walk.end === 'loop') return { field: 'target', message: targetErrors.closesLoop(route) };
    if (walk.end === 'too-long')
      return { field: 'target', message: targetErrors.closesChain(route, maxChainLength) };
  }
  return null;
}

function objectionToSource(source: string): string | null {
  if (!source.startsWith('/')) return sourceErrors.noSlash;
  if (/[?#]/.test(source)) return sourceErrors.notOnlyPath;
  if (/[\\\p{Cc}]/u.test(source)) return sourceErrors.characters;
  const path = isWildcard(source) ? baseOf(source) : source;
  if (path.includes('*')) return sourceErrors.star;
  const [folder] = segmentsOf(withoutLanguage(canonicalPath(path)));
  if (folder === undefined && languageFolder(path) === '') {
    return isWildcard(source) ? sourceErrors.wholeSite : sourceErrors.home;
  }
  if (folder === 'l') return sourceErrors.shortLink;
  if (!isPage(path)) return sourceErrors.ownFolder(folder);
  return null;
}

function objectionToStar(source: string, target: string): string | null {
  const path = pathOf(target);
  const beforeEnd = isWildcard(path) ? baseOf(path) : path;
  if (beforeEnd.includes('*')) return targetErrors.star;
  return isWildcard(path) && !isWildcard(source) ? targetErrors.starWithoutSource : null;
}

function isSelfReference({ source, target }: Rule): boolean {
  const path = pathOf(target);
  return isOnSite(target) && canonicalSource(path) === source;
}

/** A redirect between two paths of one item: the site, which corrects the name by itself, would send visitors back. */
function isOwnName({ source, target }: Rule): boolean {
  const to = canonicalPath(pathOf(target));
  const item = itemAt(source);
  return isOnSite(target) && source !== to && item !== null && item === itemAt(to);
}

/**
 * Paths that show everything a rule can do: in every language it applies to, and for a wildcard with every tail that
 * may matter.
 */
function pathsInto(rule: Rule, tails: readonly string[]): string[] {
  const paths = isWildcard(rule.source) ? pathsBelow(rule, tails) : [rule.source];
  return languageFolder(rule.source) === '' ? paths.flatMap(inAllLanguages) : paths;
}

function pathsBelow({ source, target }: Rule, tails: readonly string[]): string[] {
  const carries = isWildcard(pathOf(target));
  return (carries ? tails : ['', `/${anySegment}`]).map((tail) => baseOf(source) + tail);
}

/**
 * The tails that a wildcard can carry into another source: a source below the base that some wildcard leads to, in any
 * language. Every end of what remains of such a source counts, alone and with a segment below it, as it may have come
 * there in several steps.
 */
function tailsOf(rules: readonly Rule[]): string[] {
  const tails = new Set(['', `/${anySegment}`]);
  const sources = rules.map(({ source }) => withoutLanguage(isWildcard(source) ? baseOf(source) : source));
  for (const { target } of rules) {
    if (!isOnSite(target) || !isWildcard(pathOf(target))) continue;
    const base = withoutLanguage(canonicalPath(baseOf(pathOf(target))));
    const below = base === '/' ? base : `${base}/`;
    for (const source of sources.filter((path) => path.startsWith(below))) {
      const remaining = segmentsOf(source.slice(below.length));
      for (let from = 0; from < remaining.length; from += 1) {
        const tail = `/${remaining.slice(from).join('/')}`;
        tails.add(tail);
        tails.add(`${tail}/${anySegment}`);
      }
    }
  }
  return [...tails];
}
