/** Gives a value that is kept; makes it first when there is none. */
export type Fresh<Value> = () => Promise<Value>;

/** How long a value counts as new, in ms. */
const NEW_FOR = 60_000;
/** How many times longer a value counts as new than it took to make: making it takes 5% of the time at most. */
const REST = 20;

/**
 * Keeps a value that is costly to make. One that is no longer new is still given while the next is made; when that
 * fails it stays, and the next to ask tries again after a while. Only without any value does a failure reach who asks.
 * @param make is given the value that is kept, or null
 * @param clock milliseconds that only go up
 */
export function keepFresh<Value>(
  make: (before: Value | null) => Promise<Value>,
  clock: () => number = () => performance.now(),
): Fresh<Value> {
  let kept: { value: Value; newUntil: number } | null = null;
  let making: Promise<Value> | null = null;

  const renew = async (): Promise<Value> => {
    const start = clock();
    const rest = () => clock() + Math.max(NEW_FOR, (clock() - start) * REST);
    try {
      const value = await make(kept?.value ?? null);
      kept = { value, newUntil: rest() };
      return value;
    } catch (error) {
      if (!kept) throw error;
      kept.newUntil = rest();
      return kept.value;
    } finally {
      making = null;
    }
  };

  return async () => {
    if (kept && clock() < kept.newUntil) return kept.value;
    making ??= renew();
    return kept ? kept.value : making;
  };
}
