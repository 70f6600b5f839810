import { isRouteErrorResponse } from 'react-router';
import type { Messages } from '../../messages/nl';

type ErrorMessages = Messages['shell']['error'];

export interface ErrorDescription {
  status: number;
  message: string;
  text: string;
  retry: boolean;
}

/**
 * Puts an error into words. Only what our own code threw for the screen (`data({ message })`) is shown as it is; the
 * message of any other error may tell of our insides and is replaced, except while developing.
 */
export function describeError(error: unknown, m: ErrorMessages): ErrorDescription {
  if (!isRouteErrorResponse(error)) {
    const detail = import.meta.env.DEV && error instanceof Error ? error.message : m.unexpectedMessage;
    return { status: 500, message: detail, text: m.unexpectedText, retry: true };
  }
  const { status } = error;
  const given = messageOf(error.data);
  // The screen says more of it: missing-page.tsx.
  if (status === 404) return { status, message: given ?? m.notFoundTitle, text: '', retry: false };
  if (status === 503)
    return { status, message: given ?? m.unavailableMessage, text: m.unavailableText, retry: true };
  if (status === 429) return { status, message: given ?? m.tooManyMessage, text: m.tooManyText, retry: true };
  if (status < 500)
    return { status, message: given ?? m.badRequestMessage, text: m.badRequestText, retry: false };
  return { status, message: given ?? m.unexpectedMessage, text: m.unexpectedText, retry: true };
}

function messageOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  return typeof data.message === 'string' && data.message !== '' ? data.message : null;
}
