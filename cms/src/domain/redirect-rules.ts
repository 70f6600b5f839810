import {
  baseOf,
  canonicalPath,
  canonicalSource,
  isOnSite,
  isWildcard,
  pageAt,
  pathOf,
  readTarget,
  segmentsOf,
} from './redirect-paths';
import { longestChain, walkFrom, type Rule, type Walk } from './redirects';

/** What an editor may save as a redirect. Messages are theirs to read. */

export interface Objection {
  field: 'source' | 'target';
  message: string;
}

/** Paths that are files or answers of the server; redirects are never looked up for them. */
const ownFolders = ['api', 'assets', 'beeld', 'builds', 'deel', 'health', 'uploads'];

/** Stands for any part of a path that no source names. */
const anySegment = '~';

/** What is wrong with the source and the target by themselves, or null. The source is as the editor wrote it. */
export function objectionToForm(source: string, target: string): Objection | null {
  const aboutSource = objectionToSource(source);
  if (aboutSource) return { field: 'source', message: aboutSource };
  const aboutTarget = objectionToTarget(target) ?? objectionToStar(source, target);
  return aboutTarget ? { field: 'target', message: aboutTarget } : null;
}

/** What is wrong with an address that people are sent to, or null. */
export function objectionToTarget(target: string): string | null {
  if (readTarget(target)) return null;
  return 'Vul een pad op de site in, zoals /nieuw, of een volledig adres dat met https:// begint.';
}

/**
 * What is wrong with an active redirect between the other active ones, or null: it leads to itself, closes a loop or
 * makes a chain too long. What was wrong before and does not pass through it is not held against it.
 */
export function objectionToPlace(rule: Rule, others: readonly Rule[]): Objection | null {
  if (isOwnName(rule)) return { field: 'target', message: ownName };
  if (isSelfReference(rule)) return { field: 'target', message: 'Deze doorverwijzing wijst naar zichzelf.' };
  const rules = [rule, ...others];
  const bySource = new Map(rules.map((one) => [one.source, one]));
  const rests = restsOf(rules);
  for (const path of rules.flatMap((start) => pathsInto(start, rests))) {
    const walk = walkAmong(bySource, path);
    if (!walk.rules.includes(rule)) continue;
    const route = walk.addresses.join(' → ');
    if (walk.end === 'loop') return { field: 'target', message: `Zo ontstaat een kring: ${route}.` };
    if (walk.end === 'too-long') {
      const message = `Zo ontstaat een keten van meer dan ${longestChain} doorverwijzingen: ${route}. Verwijs meteen naar het laatste adres.`;
      return { field: 'target', message };
    }
  }
  return null;
}

function objectionToSource(source: string): string | null {
  if (!source.startsWith('/')) return 'Begin met een schuine streep, bijvoorbeeld /oud.';
  if (/[?#]/.test(source)) return 'Laat het deel vanaf het teken ? of # weg: alleen het pad telt.';
  if (/[\\\p{Cc}]/u.test(source)) return 'Er staan tekens in die niet in een adres horen.';
  const path = isWildcard(source) ? baseOf(source) : source;
  if (path.includes('*'))
    return 'Het sterretje mag alleen aan het eind staan, na een schuine streep: /oud/*.';
  const [folder] = segmentsOf(canonicalPath(path));
  if (folder === undefined) {
    return isWildcard(source)
      ? 'Zo zou de hele site worden doorverwezen. Begin met een pad, bijvoorbeeld /oud/*.'
      : 'De startpagina kan niet worden doorverwezen.';
  }
  if (folder === 'l') return 'Maak voor een adres onder /l een korte link.';
  if (ownFolders.includes(folder))
    return `Adressen onder /${folder} zijn van de website zelf en worden niet doorverwezen.`;
  return null;
}

function objectionToStar(source: string, target: string): string | null {
  const path = pathOf(target);
  const beforeEnd = isWildcard(path) ? baseOf(path) : path;
  if (beforeEnd.includes('*'))
    return 'Het sterretje mag alleen aan het eind staan, na een schuine streep: /nieuw/*.';
  return isWildcard(path) && !isWildcard(source)
    ? 'Een adres dat op /* eindigt, kan alleen als het oude adres dat ook doet.'
    : null;
}

function isSelfReference({ source, target }: Rule): boolean {
  const path = pathOf(target);
  return isOnSite(target) && canonicalSource(path) === source;
}

const ownName =
  'De site verwijst zelf al naar dit adres met de goede naam erachter. Een doorverwijzing tussen die twee wordt een kring.';

/** Between two addresses of one page: the site, which puts the name right by itself, would send visitors back. */
function isOwnName({ source, target }: Rule): boolean {
  const to = canonicalPath(pathOf(target));
  return isOnSite(target) && source !== to && pageAt(source) === pageAt(to);
}

function walkAmong(bySource: ReadonlyMap<string, Rule>, path: string): Walk {
  const walk = walkFrom(path);
  let turn = walk.next();
  while (!turn.done) turn = walk.next(turn.value.flatMap((source) => bySource.get(source) ?? []));
  return turn.value;
}

/** Paths that show all a rule can do: for a wildcard that carries the rest over, every rest that may matter. */
function pathsInto(rule: Rule, rests: readonly string[]): string[] {
  if (!isWildcard(rule.source)) return [rule.source];
  const base = baseOf(rule.source);
  const carries = isWildcard(pathOf(rule.target));
  return (carries ? rests : ['', `/${anySegment}`]).map((rest) => base + rest);
}

/**
 * What a carried-over rest can run into: a source below the base that some wildcard carries to. Every end of what is
 * left of such a source counts, by itself and with something below it, as it may have come there in several steps.
 */
function restsOf(rules: readonly Rule[]): string[] {
  const rests = new Set(['', `/${anySegment}`]);
  const sources = rules.map(({ source }) => (isWildcard(source) ? baseOf(source) : source));
  for (const { target } of rules) {
    if (!isOnSite(target) || !isWildcard(pathOf(target))) continue;
    const base = canonicalPath(baseOf(pathOf(target)));
    const below = base === '/' ? base : `${base}/`;
    for (const source of sources.filter((path) => path.startsWith(below))) {
      const left = segmentsOf(source.slice(below.length));
      for (let from = 0; from < left.length; from += 1) {
        const rest = `/${left.slice(from).join('/')}`;
        rests.add(rest);
        rests.add(`${rest}/${anySegment}`);
      }
    }
  }
  return [...rests];
}
