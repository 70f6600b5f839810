import { likeKey } from './like.js';
import { lineOf, nameKey } from './text.js';

/** Words in the name of a file that say what it shows, and not of whom. */
const aboutTheFile =
  /\b(?:logo|beeldmerk|foto|portret|afbeelding|picture|photo|def|definitief|final|web|print|rgb|cmyk|kleur)\b/g;

/** What became of the pictures of an import. */
export interface PlannedPictures {
  /** Sent along, and named by a row. */
  used: string[];
  /** Sent along, and of no row. */
  unused: string[];
  /** Named by rows, and nowhere to be found. */
  missing: { name: string; rows: number[] }[];
}

/** Pictures by the names of their files: those that the library has, and those that come along with a list. */
export class Pictures {
  readonly #sent: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #byName = new Map<string, string>();
  readonly #byStem = new Map<string, string[]>();
  readonly #ofTitle = new Map<string, string[]>();
  readonly #used = new Set<string>();
  readonly #missing = new Map<string, number[]>();

  constructor(known: readonly string[], sent: readonly string[]) {
    this.#sent = sent;
    this.#known = new Set(known.map(nameKey));
    // What the library has is not stored a second time.
    for (const name of [...sent, ...known]) this.#byName.set(nameKey(name), name);
    for (const name of this.#byName.values()) add(this.#byStem, stemOf(name), name);
    for (const name of sent) add(this.#ofTitle, titleKey(name), name);
  }

  /** The picture that a cell names, with or without its folder and its extension; null when there is none. */
  named(said: string, row: number): string | null {
    const name = said.split(/[/\\]/).at(-1) ?? said;
    const ofStem = this.#byStem.get(stemOf(name)) ?? [];
    const found = this.#byName.get(nameKey(name)) ?? (ofStem.length === 1 ? ofStem[0] : undefined);
    if (found === undefined) {
      this.#missing.set(name, [...(this.#missing.get(name) ?? []), row]);
      return null;
    }
    return this.#use(found);
  }

  /** The picture that comes along and is called like one of these; null when none or several are. */
  calledLike(names: readonly string[]): string | null {
    for (const name of names) {
      const found = name === '' ? [] : (this.#ofTitle.get(likeKey(name)) ?? []);
      const [only] = found;
      if (found.length === 1 && only !== undefined) return this.#use(this.#byName.get(nameKey(only)) ?? only);
    }
    return null;
  }

  #use(name: string): string {
    this.#used.add(nameKey(name));
    return name;
  }

  result(): PlannedPictures {
    return {
      used: this.#sent.filter((name) => this.#used.has(nameKey(name)) && !this.#known.has(nameKey(name))),
      unused: this.#sent.filter((name) => !this.#used.has(nameKey(name))),
      missing: [...this.#missing].map(([name, rows]) => ({ name, rows })),
    };
  }
}

function add(map: Map<string, string[]>, key: string, name: string): void {
  map.set(key, [...(map.get(key) ?? []), name]);
}

const bareName = (name: string) => lineOf(name).replace(/\.[a-z0-9]{2,5}$/i, '');
const stemOf = (name: string) => nameKey(bareName(name)).replace(/[\s_-]+/g, ' ');

function titleKey(name: string): string {
  const words = stemOf(name);
  const bare = words.replace(aboutTheFile, ' ').trim();
  return likeKey(bare === '' ? words : bare);
}
