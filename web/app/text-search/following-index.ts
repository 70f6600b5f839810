import { cameAndWent } from '../following/came-and-went';
import { searchTexts, withItems, type ItemsFound } from './search-texts';
import { ChangingIndex, type SearchText } from './text-index';

/** Things that can be searched while they change. */
export interface FollowingIndex<Item> {
  /** Takes in the things as they are now, in the order of equals. Those that are the same objects cost nothing. */
  follow: (items: readonly Item[]) => Promise<void>;
  /** What is found among them, the best first. */
  search: (query: string) => ItemsFound<Item>;
}

/** How many things are taken in before others get their turn: some 10 ms. */
const slice = 150;

/**
 * Follows a list of things that are never changed themselves: who changes is another object. So a list of ten thousand
 * of which one changed is followed as quickly as a list of ten.
 * @param pause lets others have their turn
 */
export function createFollowingIndex<Item extends object>(
  textOf: (item: Item) => SearchText,
  pause: () => Promise<unknown>,
): FollowingIndex<Item> {
  const index = new ChangingIndex();
  const numbers = new Map<Item, number>();
  const items: (Item | null)[] = [];
  const free: number[] = [];
  let followed: readonly Item[] = [];
  let following: Promise<void> = Promise.resolve();

  async function take(next: readonly Item[]): Promise<void> {
    if (next === followed) return;
    const { went, came } = cameAndWent(followed, next);
    let taken = 0;
    const perhapsPause = async () => {
      taken += 1;
      if (taken % slice === 0) await pause();
    };
    for (const item of went) {
      const number = numbers.get(item);
      if (number === undefined) continue;
      index.take(number, textOf(item));
      numbers.delete(item);
      items[number] = null;
      free.push(number);
      await perhapsPause();
    }
    for (const item of came) {
      const number = free.pop() ?? items.length;
      index.put(number, textOf(item));
      numbers.set(item, number);
      items[number] = item;
      await perhapsPause();
    }
    next.forEach((item, place) => {
      if (item !== followed[place]) index.places[numbers.get(item) ?? 0] = place;
    });
    followed = next;
  }

  return {
    follow(next) {
      following = following.then(() => take(next));
      return following;
    },
    search: (query) => withItems(searchTexts(index, query), items),
  };
}
