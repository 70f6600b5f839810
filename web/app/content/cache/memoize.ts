/**
 * Computes a result once per object: once for every list of the content cache, which stays the same frozen array until
 * something in it changes.
 * @param compute is given the object, which must not change afterwards
 */
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}
