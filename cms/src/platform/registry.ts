export interface Registry<T> {
  set(items: readonly T[]): void;
  all(): readonly T[];
}

export function createRegistry<T>(): Registry<T> {
  let items: readonly T[] = [];
  return {
    set(given) {
      items = given;
    },
    all: () => items,
  };
}
