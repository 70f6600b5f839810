export function createCheckTimers() {
  const pending = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    /** Checks a field after the delay, or at once without one; what was scheduled for it before is not done. */
    schedule(name: string, delayMs: number, check: () => void): void {
      clearTimeout(pending.get(name));
      pending.delete(name);
      if (delayMs === 0) check();
      else pending.set(name, setTimeout(check, delayMs));
    },
    end(): void {
      pending.forEach((timer) => clearTimeout(timer));
    },
  };
}
