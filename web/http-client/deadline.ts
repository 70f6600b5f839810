/** How long something may take. */
export interface Deadline {
  /** Ends when the time is over, or with the signal that was given. */
  signal: AbortSignal;
  /** True when it ended because the time is over. */
  isOver: () => boolean;
  /** To be called when the work is done, however it ended. */
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
