import { z } from 'zod';
import type { CmsClient } from './client';
import { logOnce } from './parse';
import { isPlaceToGo } from './safe-url';

const redirect = z.object({
  target: z.string().refine(isPlaceToGo, 'not an address to go to'),
  code: z.literal([301, 302, 307, 308]),
});
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
    const answered = await client.send('GET', '/redirects/lookup', { query: { path }, signal: until });
    const parsed = answer.safeParse(answered);
    if (!parsed.success) logOnce(`redirect of ${path} left out (${z.prettifyError(parsed.error)})`);
    return parsed.data?.redirect ?? null;
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
