import { data } from 'react-router';
import { rejectionIn } from '../content/client/rejection';
import type { LinkState } from './link-page';

/** The first state of the page of a mailed link. A secret in the wrong shape never works. */
export function linkStateOf(secret: string, shape: RegExp) {
  const state: LinkState = shape.test(secret) ? 'ready' : 'unusable';
  return data({ state }, { status: state === 'ready' ? 200 : 404 });
}

/** Does what a mailed link is for. Mail programs try again after a 503 or a 429. */
export async function followLink(work: () => Promise<void>) {
  const answer = (state: LinkState, status: number) => data({ state }, { status });
  try {
    await work();
    return answer('done', 200);
  } catch (error) {
    if (rejectionIn(error).status === 404) return answer('unusable', 404);
    throw error;
  }
}
