import { LRUCache } from 'lru-cache';
import { oncePer } from '../../content/cache/memoize';

/** Selections of one list that are remembered: visitors turn pages and views, and the same few are asked for most. */
const REMEMBERED = 100;

/**
 * Remembers what was selected from a list for as long as the list stays the same object.
 * @returns gives the selection that `asked` (anything JSON can tell apart) stands for, made by `select` when it is not known
 */
export function rememberSelections<Selection extends object>() {
  const selectionsOf = oncePer<object, LRUCache<string, Selection>>(() => new LRUCache({ max: REMEMBERED }));
  return async (
    list: object,
    asked: unknown,
    select: () => Selection | Promise<Selection>,
  ): Promise<Selection> => {
    const selections = selectionsOf(list);
    const key = JSON.stringify(asked);
    const known = selections.get(key);
    if (known) return known;
    const selection = await select();
    selections.set(key, selection);
    return selection;
  };
}
