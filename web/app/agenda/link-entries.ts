import { entryId, readEntryId, savedKinds, type SavedKind, type Wish } from 'beursvloer-domain/agenda';

/** Part of a saved entry that a link carries. Notes are private and stay on the device. */
export interface Carried {
  id: string;
  wish: Wish;
}

export const purposes = { move: 'meenemen', share: 'gedeeld' } as const;
export type Purpose = keyof typeof purposes;

/** As many as fit in a QR code that a telephone reads from a screen; what is left out is said. */
export const maxCarried = 250;

/** One letter for each kind. A link that is out there keeps its meaning. */
const letters: Readonly<Record<SavedKind, string>> = { session: 's', exhibitor: 'e', speaker: 'p' };
const itemForm = /^([sep])([1-9]\d{0,8})(m?)$/;

/**
 * The fragment of a link with what is saved, such as `#meenemen=s2001-s2002m-e1001`; `m` is for maybe. Browsers send no fragment
 * to any server, so nobody but who has the link learns what is in it.
 */
export function carriedFragment(purpose: Purpose, entries: readonly Carried[]): string {
  const items = entries.slice(0, maxCarried).flatMap(({ id, wish }) => {
    const known = readEntryId(id);
    return known ? `${letters[known.kind]}${known.publicId}${wish === 'maybe' ? 'm' : ''}` : [];
  });
  return `#${purposes[purpose]}=${items.join('-')}`;
}

/** Reads a fragment, or a whole link with one; null where it carries nothing. What is no item is left out. Never throws. */
export function readCarried(text: string): { purpose: Purpose; items: Carried[] } | null {
  const [, name, list = ''] = /#(meenemen|gedeeld)=([a-z0-9-]*)$/.exec(text.trim()) ?? [];
  if (name === undefined) return null;
  const items = new Map<string, Carried>();
  for (const item of list.split('-').slice(0, maxCarried)) {
    const [, letter, number, maybe] = itemForm.exec(item) ?? [];
    const kind = savedKinds.find((each) => letters[each] === letter);
    if (kind === undefined) continue;
    const id = entryId(kind, Number(number));
    items.set(id, { id, wish: maybe === 'm' ? 'maybe' : 'must' });
  }
  if (items.size === 0) return null;
  return { purpose: name === purposes.move ? 'move' : 'share', items: [...items.values()] };
}
