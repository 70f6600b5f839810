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
 * What the log says of an error: what it is called and where it comes from. Nothing else that hangs on it: an error of a
 * call can hold the whole response, one of a form what somebody filled in.
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
