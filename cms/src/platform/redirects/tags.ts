import { withoutLanguage } from 'beursvloer-domain/redirects';

const itemStart = /^\/[^/]+\/\d+(?=\/|$)/;

/**
 * The tags of the pages that a redirect from this source may change: `redirect:/oud`, `redirect:/oud/*`. A redirect counts
 * in every language, and one from the path of an item counts for every name of that item. The site names the same tags
 * where it looks up a redirect: web/app/content/types/redirects/redirect.ts.
 * @param source in the notation of `canonicalSource`
 */
export function redirectTags(source: string): string[] {
  const path = withoutLanguage(source);
  const [item] = itemStart.exec(path) ?? [];
  return [path, ...(item === undefined ? [] : [item])].map((one) => `redirect:${one}`);
}
