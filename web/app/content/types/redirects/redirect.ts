import { z } from 'zod';
import { withoutLocale } from '../../../messages/locale';
import type { CmsClient } from '../../client/client';
import { findAll } from '../../client/list';
import { logOnce } from '../../client/response/parse';
import { isPlaceToGo } from '../fields/safe-url';

const redirect = z.object({ target: z.string(), code: z.literal([301, 302, 307, 308]) });
const response = z.object({ redirect: redirect.nullable() });

/** The folder and the number of an item, whatever stands behind them. */
const itemStart = /^\/[^/]+\/\d+(?=\/|$)/;
const plainPath = /^[a-z0-9/-]*$/;

/** The target of a redirected path: another path, or a full URL elsewhere. */
export type Redirect = z.output<typeof redirect>;

/** The redirect that editors gave a path, or null. Throws when the backend does not answer. */
export async function findRedirect(
  cms: CmsClient,
  path: string,
  signal: AbortSignal,
): Promise<Redirect | null> {
  const load = async (client: CmsClient, until?: AbortSignal) => {
    const asked = { query: { path }, signal: until };
    const { redirect: found } = await client.read(response, 'GET', '/redirects/lookup', asked);
    const isUsable = found === null || isPlaceToGo(found.target);
    if (!isUsable) logOnce(`redirect of ${path} left out: not a URL to go to`);
    return { value: isUsable ? found : null, tags: tagsOfLookup(path, found !== null) };
  };
  if (!cms.cached) return (await load(cms, signal)).value;
  // Others may wait for the same response: it is only this one who does not wait any longer.
  return Promise.race([cms.cached.get(`redirect ${path}`, load), rejectedBy(signal)]);
}

const rule = z.object({ source: z.string(), target: z.string() });

export function listRedirects(cms: CmsClient): Promise<readonly z.output<typeof rule>[]> {
  return findAll(cms, '/redirects', 'redirect', rule, {
    fields: ['source', 'target'],
    filters: [{ field: 'active', is: true }],
    sort: ['source'],
    localised: false,
  });
}

/**
 * The tags of a look-up: those that the content backend gives a redirect from this path or from a folder above it, see
 * cms/src/platform/redirects/tags.ts. What was found may lead on to others, so it depends on all redirects.
 */
export function tagsOfLookup(path: string, isFound: boolean): string[] {
  if (isFound || !plainPath.test(path)) return ['redirects'];
  const own = withoutLocale(path);
  const folders = own.split('/').map((_name, at, names) => `${names.slice(0, at).join('/')}/*`);
  const [item] = itemStart.exec(own) ?? [];
  return [
    ...new Set([own, ...folders, `${own === '/' ? '' : own}/*`, ...(item === undefined ? [] : [item])]),
  ].map((one) => `redirect:${one}`);
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  throw signal.reason;
}
