export type Slots = <T>(task: () => Promise<T>) => Promise<T>;

/** At most `maxRunning` tasks run and `maxWaiting` wait in line; one more throws what `createError` makes. */
export function createSlots(maxRunning: number, maxWaiting: number, createError: () => Error): Slots {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (running >= maxRunning) {
      if (queue.length >= maxWaiting) throw createError();
      // Whoever leaves hands over the slot, so `running` does not change.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
