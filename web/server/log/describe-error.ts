import { mask } from './mask';

export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: DescribedError;
}

const maxDepth = 4;

/**
 * The fields of an error for the log. Its other fields are left out: an error of a call can hold the whole
 * response, one of a form a visitor's text.
 */
export function describeError(error: Error, depth = 0): DescribedError {
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: mask(name),
    message: mask(message),
    stack: mask(stack),
    ...(code !== undefined && { code: mask(code) }),
    ...(cause instanceof Error && depth < maxDepth && { cause: describeError(cause, depth + 1) }),
  };
}
