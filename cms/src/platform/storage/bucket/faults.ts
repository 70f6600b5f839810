import type { BucketSettings } from '../../../../config/environment/bucket';
import { reasonOf } from '../postgres';

/** The bucket did not do what was asked. The message is one line for the operator. */
export class BucketError extends Error {
  constructor(
    message: string,
    /** True when it stays until the operator changes a setting. */
    readonly isPermanent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'BucketError';
  }
}

export function bucketError(settings: BucketSettings, error: unknown): unknown {
  if (!isOfClient(error)) return error;
  const { reason, isPermanent } = reasonFor(error);
  const place = settings.endpoint ?? `Amazon, ${settings.region}`;
  return new BucketError(`The bucket ${settings.name} (${place}) ${reason}.`, isPermanent, { cause: error });
}

/** The status of the bucket's answer; undefined when there was none. */
export function statusOf(error: unknown): number | undefined {
  return isOfClient(error) ? error.$metadata.httpStatusCode : undefined;
}

type ClientError = Error & { $metadata: { httpStatusCode?: number } };

/** The client puts this on every error of a call, also where nothing answered. */
function isOfClient(error: unknown): error is ClientError {
  return (
    error instanceof Error &&
    '$metadata' in error &&
    typeof error.$metadata === 'object' &&
    error.$metadata !== null
  );
}

function reasonFor(error: ClientError): { reason: string; isPermanent: boolean } {
  const { httpStatusCode: status } = error.$metadata;
  if (status === 401 || status === 403)
    return { reason: `denies access with this key (${status} ${error.name})`, isPermanent: true };
  if (status === 404) return { reason: 'does not exist', isPermanent: true };
  if (status === 301 || status === 307)
    return { reason: 'is in another region: set S3_REGION', isPermanent: true };
  if (status !== undefined) return { reason: `answers ${status} ${error.name}`, isPermanent: false };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const why = code ?? (error.name === 'TimeoutError' ? 'timeout' : reasonOf(error));
  return { reason: `does not answer (${why})`, isPermanent: false };
}
