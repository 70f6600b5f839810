import { tooMany, unavailable } from '../../errors/page-errors';
import { CmsError, CmsUnavailable } from './errors';

/** When somebody over a limit may try again, if the content backend does not say. */
const tooManyRetrySeconds = 60;

/**
 * Returns the content backend's error if it is about what was asked. Otherwise throws what the error screen shows: a
 * 503 when no response came, a 429 with when to come back when it was asked too often.
 */
export function rejectionIn(error: unknown): CmsError {
  if (error instanceof CmsUnavailable) throw unavailable();
  if (!(error instanceof CmsError)) throw error;
  if (error.status === 429) throw tooMany(error.retryAfterSeconds ?? tooManyRetrySeconds);
  return error;
}
