import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { logOnce } from '../client/parse';
import { isPlaceToGo } from './safe-url';

const redirect = z.object({ target: z.string(), code: z.literal([301, 302, 307, 308]) });
const answer = z.object({ redirect: redirect.nullable() });

/** The type whose changes may change the answer. */
const type = 'redirects';

/** Where a path of the site leads: another path, or a full address elsewhere. */
export type Redirect = z.output<typeof redirect>;

/** The redirect that editors gave a path, or null. Throws when the backend does not answer. */
export async function findRedirect(
  cms: CmsClient,
  path: string,
  signal: AbortSignal,
): Promise<Redirect | null> {
  const load = async (client: CmsClient, until?: AbortSignal) => {
    const asked = { query: { path }, signal: until };
    const { redirect: found } = await client.read(answer, 'GET', '/redirects/lookup', asked);
    if (found === null || isPlaceToGo(found.target)) return found;
    logOnce(`redirect of ${path} left out: not an address to go to`);
    return null;
  };
  if (!cms.kept) return load(cms, signal);
  // Others may wait for the same answer: it is only this one who does not wait any longer.
  return Promise.race([cms.kept.answer(`redirect ${path}`, load, [type]), rejectedBy(signal)]);
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  throw signal.reason;
}
