/** Numbers that look random and are the same in every run: `random(10)` gives a whole number below ten. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    // The multiplier and the addend are those of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The list after one thing was added, changed or taken out: whoever changes is another object. */
export function changeOne<Item>(
  list: readonly Item[],
  make: () => Item,
  random: (below: number) => number,
): Item[] {
  const at = random(list.length + 1);
  if (list.length === 0 || random(3) === 0) return list.toSpliced(at, 0, make());
  const others = list.toSpliced(at % list.length, 1);
  return random(2) === 0 ? others : others.toSpliced(random(others.length + 1), 0, make());
}
