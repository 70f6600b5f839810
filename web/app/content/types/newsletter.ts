import type { CmsClient } from '../client/client';

/** Puts somebody on the list by the code in our mail. Throws a CmsError with status 404 for a code that is no good. */
export async function confirmNewsletter(cms: CmsClient, code: string): Promise<void> {
  await cms.send('POST', '/newsletter/confirm', { body: { code } });
}

/** Takes somebody off the list by the token in our mail; doing so again is fine. A 404 for a token that is not ours. */
export async function leaveNewsletter(cms: CmsClient, token: string): Promise<void> {
  await cms.send('POST', '/newsletter/leave', { body: { token } });
}
