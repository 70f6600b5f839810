import type { CachedContent, CmsClient } from '../client/client';
import { CmsUnavailable } from '../client/errors';
import { recordTags, recordUse } from './cache-tags.server';
import type { ContentCache } from './content-cache';

/**
 * Cached content of one language, for work that records what it uses.
 * @param createClient asks the content backend for what is not cached, for nobody in particular
 */
export function shareContent(
  cache: Pick<ContentCache, 'get'>,
  locale: string,
  createClient: () => CmsClient,
): CachedContent {
  const cached: CachedContent = {
    async get(question, load) {
      const asked = cache.get(`${locale} ${question}`, async () => {
        const work = () => load({ ...createClient(), cached });
        const { value: answer, tags, length, isDegraded } = await recordTags(work);
        // An answer made of stale ones is not known to be new.
        if (isDegraded) throw new CmsUnavailable({ method: 'GET', url: question, body: null });
        return { value: answer.value, tags: [...answer.tags, ...tags], length };
      });
      try {
        const response = await asked;
        recordUse(response);
        return response.value;
      } catch (error) {
        // Some pages do without what is missing: they are sent, and not cached.
        if (error instanceof CmsUnavailable) recordUse({ isDegraded: true });
        throw error;
      }
    },
  };
  return cached;
}
