import { idOfNew, type Makeable, type Named } from './fair.js';
import { dividedNames, peopleIn } from './people.js';
import { nameKey } from '../import/text.js';
import { nameTexts } from './texts.js';

export interface Remarks {
  where: string;
  problems: string[];
  notes: string[];
}

export interface UnknownName {
  kind: Makeable | 'audiences' | 'exhibitors' | 'pavilions';
  /** Stands for the document until it is created. */
  id: string;
  name: string;
  where: string;
  count: number;
  /** If false, its entries are rejected. */
  isMade: boolean;
}

export class Names {
  private readonly unknown = new Map<string, UnknownName>();
  private readonly byKey = new Map<UnknownName['kind'], Map<string, Named[]>>();

  constructor(
    lists: Readonly<Record<UnknownName['kind'], readonly Named[]>>,
    private readonly makes: ReadonlySet<Makeable>,
  ) {
    for (const kind of Object.keys(lists) as UnknownName['kind'][]) {
      const known = new Map<string, Named[]>();
      for (const one of lists[kind]) {
        const key = nameKey(one.name);
        known.set(key, [...(known.get(key) ?? []), one]);
      }
      this.byKey.set(kind, known);
    }
  }

  named(kind: UnknownName['kind'], name: string): Named[] {
    return this.byKey.get(kind)?.get(nameKey(name)) ?? [];
  }

  /**
   * The ids of a list of names. Two names in a row can be one with a comma in it, as tables write them, and one can be two
   * people: `Jan Aalbers en Piet Bos`. A name that the fair knows is never divided.
   * @param current of two with the same name, the one that the session already has is meant
   */
  idsOf(
    kind: UnknownName['kind'],
    names: readonly string[],
    current: readonly string[],
    remarks: Remarks,
  ): string[] {
    const ids: string[] = [];
    for (let index = 0; index < names.length;) {
      const taken = this.longestKnown(kind, names.slice(index));
      for (const name of this.divided(kind, names.slice(index, index + taken).join(', '), remarks)) {
        const id = this.idOf(kind, name, current, remarks);
        if (id !== null && !ids.includes(id)) ids.push(id);
      }
      index += taken;
    }
    return ids;
  }

  private divided(kind: UnknownName['kind'], text: string, remarks: Remarks): string[] {
    const isKnown = (name: string) => this.named(kind, name).length > 0;
    if (isKnown(text)) return [text];
    return dividedNames(text).flatMap((name) => {
      if (kind !== 'speakers' || isKnown(name)) return [name];
      const people = peopleIn(name, isKnown);
      if (people === null) {
        remarks.problems.push(nameTexts.oneOrMore(name));
        return [];
      }
      if (people.length > 1) remarks.notes.push(nameTexts.divided(name, people));
      return people;
    });
  }

  /** The id of one name; null when there is a problem. */
  idOf(kind: UnknownName['kind'], name: string, current: readonly string[], remarks: Remarks): string | null {
    const found = this.named(kind, name);
    const [only] = found;
    if (only && found.length === 1) return only.id;
    if (only) {
      const meant = found.find(({ id }) => current.includes(id));
      if (meant) return meant.id;
      remarks.problems.push(nameTexts.ambiguous(name, found.length));
      return null;
    }
    return this.idOfUnknown(kind, name, remarks);
  }

  unknownNames(): UnknownName[] {
    return [...this.unknown.values()];
  }

  private idOfUnknown(kind: UnknownName['kind'], name: string, { where, problems }: Remarks): string | null {
    const key = nameKey(name);
    const isMade = isMakeable(kind) && this.makes.has(kind);
    const before = this.unknown.get(`${kind} ${key}`);
    this.unknown.set(`${kind} ${key}`, {
      kind,
      id: idOfNew(key),
      name: before?.name ?? name,
      where: before?.where ?? where,
      count: (before?.count ?? 0) + 1,
      isMade,
    });
    if (isMade) return idOfNew(key);
    problems.push(nameTexts.unknown(kind, name));
    return null;
  }

  private longestKnown(kind: UnknownName['kind'], names: readonly string[]): number {
    for (let count = Math.min(names.length, 5); count > 1; count -= 1) {
      if (this.named(kind, names.slice(0, count).join(', ')).length > 0) return count;
    }
    return 1;
  }
}

function isMakeable(kind: UnknownName['kind']): kind is Makeable {
  return kind === 'rooms' || kind === 'speakers' || kind === 'themes';
}
