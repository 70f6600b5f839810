/** Runs a task when one of the slots is free. */
export type Slots = <T>(task: () => Promise<T>) => Promise<T>;

/** At most `atOnce` tasks run, at most `waiting` stand in line; one more is refused with `refusal`. */
export function createSlots(atOnce: number, waiting: number, refusal: () => Error): Slots {
  let running = 0;
  const line: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refusal();
      // Whoever leaves hands over the slot, so `running` does not change.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
