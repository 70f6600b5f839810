/** A value that is kept. */
export interface Fresh<Value> {
  /** The value; it is made first when there is none. */
  get: () => Promise<Value>;
  /** Says that what it was made of has changed: the next one is made right away. */
  outdate: () => void;
}

/** How long a value counts as new, in ms. */
const NEW_FOR = 60_000;
/** How many times longer a value counts as new than it took to make: making it takes 5% of the time at most. */
const REST = 20;

/**
 * Keeps a value that is costly to make. One that is no longer new is still given while the next is made; when that
 * fails it stays, and the next to ask tries again after a while. Only without any value does a failure reach who asks.
 * @param clock milliseconds that only go up
 */
export function keepFresh<Value>(
  make: () => Promise<Value>,
  clock: () => number = () => performance.now(),
): Fresh<Value> {
  let kept: { value: Value; newUntil: number } | null = null;
  let making: Promise<Value> | null = null;
  let changes = 0;

  const renew = async (): Promise<Value> => {
    const start = clock();
    const seen = changes;
    const rest = (took: number) => clock() + Math.max(NEW_FOR, took * REST);
    try {
      const value = await make();
      const took = clock() - start;
      kept = { value, newUntil: rest(took) };
      return value;
    } catch (error) {
      if (!kept) throw error;
      kept.newUntil = rest(clock() - start);
      return kept.value;
    } finally {
      making = null;
      // What changed while it was made may not be in it.
      if (seen !== changes) outdate();
    }
  };

  function outdate(): void {
    changes += 1;
    if (!kept || making) return;
    making = renew();
    // Whoever asks hears of a failure when there is no value; here there is one.
    making.catch(() => undefined);
  }

  return {
    async get() {
      if (kept && clock() < kept.newUntil) return kept.value;
      making ??= renew();
      return kept ? kept.value : making;
    },
    outdate,
  };
}
