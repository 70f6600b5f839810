import { data } from 'react-router';
import { CmsError, CmsUnavailable } from '../content/client/errors';
import { unavailable } from '../errors/page-errors';
import type { LinkState } from './link-page';

/** What the page of a mailed link shows at first: a secret in the wrong shape is no good whatever it says. */
export function linkStateOf(secret: string, shape: RegExp) {
  const state: LinkState = shape.test(secret) ? 'ready' : 'unusable';
  return data({ state }, { status: state === 'ready' ? 200 : 404 });
}

/** Does what a mailed link is for. A content backend that does not answer is a 503: mail programs try again later. */
export async function followLink(work: () => Promise<void>) {
  const answer = (state: LinkState, status: number) => data({ state }, { status });
  try {
    await work();
    return answer('done', 200);
  } catch (error) {
    if (error instanceof CmsUnavailable) throw unavailable();
    if (!(error instanceof CmsError)) throw error;
    if (error.status === 404) return answer('unusable', 404);
    if (error.status === 429) throw unavailable();
    throw error;
  }
}
