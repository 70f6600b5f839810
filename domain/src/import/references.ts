import type { ListColumn } from './column.js';
import { closest } from './like.js';
import { Questions } from './question.js';
import { nameKey } from './text.js';
import { answers, questionTexts } from './texts.js';

const [make, leaveOut] = ['make', 'leave'] as const;
/** Looking for a name that is nearly the same takes time for each that is there. */
const mostNamesCompared = 2000;

/** The documents that a column names: those that are there, and those that this import makes. */
export class References {
  readonly #column: ListColumn;
  readonly #byKey = new Map<string, string[]>();
  readonly #names: readonly string[];
  readonly #isMakeable: boolean;
  readonly #unknown = new Set<string>();
  readonly made = new Set<string>();

  constructor(column: ListColumn, names: readonly string[], isMakeable: boolean) {
    this.#column = column;
    this.#names = names;
    this.#isMakeable = isMakeable;
    for (const name of names) {
      const key = nameKey(name);
      this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), name]);
    }
  }

  /**
   * The names in a cell, as the documents have them.
   * @returns null while a question about one is open
   */
  namesIn(text: string, row: number, questions: Questions): string | null {
    const found = this.#split(text).map((name) => this.#nameOf(name, row, questions));
    if (found.includes(null)) return null;
    return joinNames([...new Set(found.flatMap((name) => name || []))]);
  }

  #nameOf(name: string, row: number, questions: Questions): string | null {
    const same = this.#byKey.get(nameKey(name)) ?? [];
    const { heading, path } = this.#column;
    if (same.length === 1) return same[0] ?? null;
    if (same.length > 1) {
      questions.ask(`name ${path} ${nameKey(name)}`, row, {
        text: questionTexts.ambiguousName(heading, name),
        options: [{ answer: leaveOut, label: answers.leaveOut }],
        proposal: null,
        isOpen: false,
      });
      return '';
    }
    const near = this.#names.length > mostNamesCompared ? null : closest(name, this.#names);
    const answer =
      near === null ? this.#askUnknown(name, row, questions) : this.#askNear(name, near, row, questions);
    if (answer === null || answer === leaveOut) return answer === null ? null : '';
    if (answer !== make) return answer;
    this.made.add(name);
    return name;
  }

  #askNear(name: string, near: string, row: number, questions: Questions): string | null {
    const { heading, path } = this.#column;
    const answer = questions.ask(`name ${path} ${nameKey(name)}`, row, {
      text: questionTexts.unknownName(heading, name, near),
      options: [
        { answer: 'near', label: answers.take(near) },
        ...(this.#isMakeable ? [{ answer: make, label: answers.makeOne(name) }] : []),
        { answer: leaveOut, label: answers.leaveOut },
      ],
      proposal: 'near',
      isOpen: false,
    });
    return answer === 'near' ? near : answer;
  }

  #askUnknown(name: string, row: number, questions: Questions): string | null {
    this.#unknown.add(name);
    const { heading, path } = this.#column;
    return questions.ask(`unknown ${path}`, row, {
      text: questionTexts.unknownNames(heading, [...this.#unknown]),
      options: [
        ...(this.#isMakeable ? [{ answer: make, label: answers.make }] : []),
        { answer: leaveOut, label: answers.leaveOut },
      ],
      proposal: this.#isMakeable ? make : leaveOut,
      isOpen: false,
    });
  }

  #split(text: string): string[] {
    const whole = text.trim();
    if (whole === '' || this.#column.kind === 'one' || this.#byKey.has(nameKey(whole)))
      return whole === '' ? [] : [whole];
    const isCodes = this.#column.kind === 'codes';
    const pieces = whole
      .split(isCodes ? /\s*[;,\n|+&/]\s*|\s+(?:en|and|und)\s+/ : /\s*[;\n|]\s*/)
      .filter(Boolean);
    return isCodes ? pieces : pieces.flatMap((piece) => this.#splitCommas(piece));
  }

  /** A name can have a comma of its own: as many pieces as are one name stay together. */
  #splitCommas(text: string): string[] {
    const pieces = text.split(/\s*,\s*/).filter(Boolean);
    const names: string[] = [];
    for (let from = 0; from < pieces.length;) {
      let to = pieces.length;
      while (to > from + 1 && !this.#byKey.has(nameKey(pieces.slice(from, to).join(', ')))) to -= 1;
      names.push(pieces.slice(from, to).join(', '));
      from = to;
    }
    return names;
  }
}

/** Names as a list has them in one cell. */
export function joinNames(names: readonly string[]): string {
  return names.join(names.some((name) => /[,;]/.test(name)) ? '; ' : ', ');
}
