/** Pages that are preloaded at the same time: docs/behaviour.md. */
const most = 4;

/** The pages that are being fetched ahead: never more than four at a time, the rest waits. */
export class PreloadQueue {
  private running: readonly string[] = [];
  private waiting: string[] = [];
  private readonly done = new Set<string>();
  private readonly listeners = new Set<() => void>();

  /** Asks for a page, unless it is on its way or there already. */
  want(page: string): void {
    if (this.done.has(page) || this.running.includes(page)) return;
    // What was asked for last is what the visitor is looking at.
    this.waiting = [page, ...this.waiting.filter((other) => other !== page)];
    this.fill();
  }

  /** The visitor looks elsewhere: a page that is not on its way yet need not come. */
  unwant(page: string): void {
    this.waiting = this.waiting.filter((other) => other !== page);
  }

  finish(page: string): void {
    if (!this.running.includes(page)) return;
    this.done.add(page);
    this.running = this.running.filter((other) => other !== page);
    this.fill();
    for (const listener of this.listeners) listener();
  }

  /** Pages that came may be stale by now and may be asked for again. */
  forget(): void {
    this.done.clear();
  }

  /** The pages on their way; the same list until it changes. */
  readonly current = (): readonly string[] => this.running;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private fill(): void {
    const next = this.waiting.splice(0, most - this.running.length);
    if (next.length === 0) return;
    this.running = [...this.running, ...next];
    for (const listener of this.listeners) listener();
  }
}
