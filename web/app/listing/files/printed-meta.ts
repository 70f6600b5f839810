import { pageMeta } from '../../meta/page-meta';
import type { Site } from '../../site/site-context';
import type { PrintedData } from './list-file';

/** The head of the page for printing; the list itself is what search engines look for. */
export function printedMeta(data: PrintedData | undefined, site: Site | undefined) {
  return data ? pageMeta({ title: data.title, path: data.path, noIndex: true }, site) : [];
}
