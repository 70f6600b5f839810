import { mask } from './mask.js';

export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: DescribedError;
}

const maxDepth = 4;

/**
 * An error as the log shows it: its name, message and stack. Other properties are left out: an HTTP error can hold a
 * whole response, a form's error its input.
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
