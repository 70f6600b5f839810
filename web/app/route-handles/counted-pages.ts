import { isContractStep } from 'beursvloer-domain/contracts';
import { z } from 'zod';
import { localeOf, type Locale } from '../messages/locale';
import type { FindPage, FoundPage } from './page-finder';

export interface CountedPage {
  /** The path without language and query, with the public id of a detail page and not its name; `*` for no page of ours. */
  page: string;
  language: Locale;
  /** True when a view of it is a page view: see `statistics` in a route's handle. */
  countsViews: boolean;
}

const handleShape = z.object({ statistics: z.unknown() });
const maxId = 2 ** 31 - 1;
/** Pages that editors made since are looked for at most so often, and nobody waits longer than this for the first time. */
const slugsRetryMs = 1000;
const none = '*';

export interface CountedPages {
  /** Resolves when the pages of editors are known, or after a second without the content backend. */
  ready: () => Promise<void>;
  pageOf: (url: string) => CountedPage;
}

/**
 * Tells as what a URL counts. What it returns are routes, public ids and names of pages that exist: nothing that somebody
 * typed.
 * @param listPaths names the paths of all pages that editors made, and of lists of what they made
 */
export function countedPagesOf(pageAt: FindPage, listPaths: () => Promise<Iterable<string>>): CountedPages {
  const paths = knownPaths(listPaths);

  const pageOf = (url: string): CountedPage => {
    const [path = '/'] = url.split(/[?#]/, 1);
    const page = isReadable(path) ? pageAt(path) : null;
    return {
      page: page === null ? none : (nameOf(page, paths.has) ?? none),
      language: localeOf(path),
      countsViews: page === null || (page.isDocument && statisticsOf(page) === undefined),
    };
  };
  return { pageOf, ready: paths.ready };
}

const statisticsOf = ({ handles }: FoundPage) => handleShape.safeParse(handles.at(-1)).data?.statistics;

/** The pattern with what it has room for; null when that is not known. */
function nameOf({ pattern, params }: FoundPage, isPath: (path: string) => boolean): string | null {
  if (pattern.includes('*')) return null;
  const path = pattern.replace(/:(\w+)/g, (_, param: string) => params[param] ?? '');
  const segments = pattern.split('/').map((segment, at, all) => {
    const param = /^:(\w+)\??$/.exec(segment)?.[1];
    if (param === undefined) return segment;
    // The name behind an id is there for people.
    if (segment.endsWith('?') || all[at - 1] === ':id') return '';
    const value = params[param] ?? '';
    if (param === 'id' && isId(value)) return value;
    if (param === 'step') return isContractStep(value) ? value : null;
    return isPath(path) ? value : null;
  });
  return segments.includes(null) ? null : `/${segments.filter(Boolean).join('/')}`;
}

const isId = (value: string) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= maxId;

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** The paths that editors chose, looked up again when somebody comes to one that is not among them. */
function knownPaths(list: () => Promise<Iterable<string>>) {
  let paths: ReadonlySet<string> | null = null;
  let askedAt = -Infinity;
  let asked: Promise<void> = Promise.resolve();
  const ask = () => {
    if (performance.now() - askedAt < slugsRetryMs) return;
    askedAt = performance.now();
    const loaded = list().then(
      (found) => {
        paths = new Set(found);
      },
      // Without the content backend those stay that were known.
      () => undefined,
    );
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, slugsRetryMs).unref());
    asked = Promise.race([loaded, timeout]);
  };
  return {
    has: (path: string): boolean => {
      const isKnown = paths?.has(path) ?? false;
      if (!isKnown) ask();
      return isKnown;
    },
    ready: (): Promise<void> => {
      if (paths === null) ask();
      return asked;
    },
  };
}
