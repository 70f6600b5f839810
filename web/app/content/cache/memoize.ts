/**
 * What follows from a list that is kept between requests: worked out once for as long as the list is the same.
 * @param make is given the list, which stays as it is
 */
export function oncePer<Of extends object, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const made = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const known = made.get(of) ?? { result: make(of) };
    made.set(of, known);
    return known.result;
  };
}
