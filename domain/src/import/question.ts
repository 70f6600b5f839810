/** Something that only the organiser knows, asked once for all rows that it is about. */
export interface Question {
  id: string;
  text: string;
  /** The numbers of the rows. */
  rows: number[];
  options: { answer: string; label: string }[];
  /** The answer that is most likely right; null when none is. */
  proposal: string | null;
  /** Another text is an answer too. */
  isOpen: boolean;
  /** Null until somebody answered. */
  answer: string | null;
}

type Asking = Pick<Question, 'text' | 'options' | 'proposal' | 'isOpen'>;

/** The questions of one reading, with the answers that are there. */
export class Questions {
  readonly #asked = new Map<string, Question>();
  readonly #answers: Readonly<Record<string, string>>;

  constructor(answers: Readonly<Record<string, string>>) {
    this.#answers = answers;
  }

  /**
   * Asks something about a row.
   * @param accepts whether an answer in words of their own can be stored
   * @returns the answer; null when there is none yet
   */
  ask(
    id: string,
    row: number,
    asking: Asking,
    accepts: (answer: string) => boolean = () => true,
  ): string | null {
    const before = this.#asked.get(id);
    if (before) {
      before.rows.push(row);
      // The rows that it is about can have grown.
      Object.assign(before, asking);
      return before.answer;
    }
    const given = Object.hasOwn(this.#answers, id) ? (this.#answers[id] ?? null) : null;
    const isOption = asking.options.some(({ answer }) => answer === given);
    const answer = given !== null && (isOption || (asking.isOpen && accepts(given))) ? given : null;
    this.#asked.set(id, { ...asking, id, rows: [row], answer });
    return answer;
  }

  all(): Question[] {
    return [...this.#asked.values()];
  }
}
