/** How many requests are under way at the same time, as a browser has connections. */
const concurrency = 6;

/** Does something for each of a list, several at a time; ends when all is done, or throws what one of them threw. */
export async function severalAtOnce<T>(list: Iterable<T>, work: (each: T) => Promise<void>): Promise<void> {
  const waiting = [...list].reverse();
  const takeAll = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: concurrency }, takeAll));
}
