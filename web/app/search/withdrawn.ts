/** What was at an address, and was called off. */
export interface Withdrawn {
  title: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** From the data of a 404. Our own server sends it: `missingPage`. */
export function withdrawnIn(data: unknown): Withdrawn | null {
  return hasWithdrawn(data) ? data.withdrawn : null;
}

const hasWithdrawn = (data: unknown): data is { withdrawn: Withdrawn | null } =>
  typeof data === 'object' && data !== null && 'withdrawn' in data;
