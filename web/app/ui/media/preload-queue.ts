/** How many pages are preloaded at the same time: docs/behaviour.md. */
const maxConcurrent = 4;

export class PreloadQueue {
  private running: readonly string[] = [];
  private waiting: string[] = [];
  private readonly loaded = new Set<string>();
  private readonly listeners = new Set<() => void>();

  add(page: string): void {
    if (this.loaded.has(page) || this.running.includes(page)) return;
    // The page that was added last is first: the visitor is at its link.
    this.waiting = [page, ...this.waiting.filter((other) => other !== page)];
    this.fill();
  }

  remove(page: string): void {
    this.waiting = this.waiting.filter((other) => other !== page);
  }

  finish(page: string): void {
    if (!this.running.includes(page)) return;
    this.loaded.add(page);
    this.running = this.running.filter((other) => other !== page);
    this.fill();
    for (const listener of this.listeners) listener();
  }

  /** Lets loaded pages be loaded again, because they may be stale. */
  clearLoaded(): void {
    this.loaded.clear();
  }

  /** The pages that are loading; the same array until it changes. */
  readonly current = (): readonly string[] => this.running;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private fill(): void {
    const next = this.waiting.splice(0, maxConcurrent - this.running.length);
    if (next.length === 0) return;
    this.running = [...this.running, ...next];
    for (const listener of this.listeners) listener();
  }
}
