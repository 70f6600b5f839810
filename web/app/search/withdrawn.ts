import type { WithdrawnSession } from '../content/types/session';

/** The session that was called off, from the data of a 404. Our own server sends it: `missingPage`. */
export function withdrawnIn(data: unknown): WithdrawnSession | null {
  return hasWithdrawn(data) ? data.withdrawn : null;
}

const hasWithdrawn = (data: unknown): data is { withdrawn: WithdrawnSession | null } =>
  typeof data === 'object' && data !== null && 'withdrawn' in data;
