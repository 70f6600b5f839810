export interface Deadline {
  signal: AbortSignal;
  isOver: () => boolean;
  clear: () => void;
}

/**
 * Starts a deadline, by a timer of its own. Not `AbortSignal.any([until, AbortSignal.timeout(…)])`: on Node 20 nothing holds
 * the latter, so that it never ends once garbage is collected.
 */
export function startDeadline(timeoutMs: number, until?: AbortSignal): Deadline {
  const controller = new AbortController();
  let over = false;
  const stop = () => controller.abort(until?.reason);
  const timer = setTimeout(() => {
    over = !controller.signal.aborted;
    controller.abort(new DOMException(`No response within ${timeoutMs} ms`, 'TimeoutError'));
  }, timeoutMs);
  if (until?.aborted) stop();
  else until?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    isOver: () => over,
    clear: () => {
      clearTimeout(timer);
      until?.removeEventListener('abort', stop);
    },
  };
}
