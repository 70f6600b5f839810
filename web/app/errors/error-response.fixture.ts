import type { ErrorResponse } from 'react-router';

/** The error that React Router makes of a Response that a loader threw: what `isRouteErrorResponse` recognises. */
export function errorResponse(status: number, statusText: string, data: unknown): ErrorResponse {
  const error = { status, statusText, internal: false, data };
  return error;
}
